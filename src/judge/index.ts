export { exitCode } from './exit-code.js';
export { findingsOf } from './findings.js';
export { gateOf } from './gate.js';
export { judge } from './judge.js';
export { type SameFaults, sameFaults } from './same-faults.js';
export { isNotCompacting, type OverBudget, outputShare, overBudget, uncompacted } from './sizes.js';
export { counted, percent, percentSpan, typeWord, typeWords } from './words.js';
