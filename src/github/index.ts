export { writeAnnotations } from './annotations.js';
export { readInputs } from './inputs.js';
export { type ActionOutputs, writeOutputs } from './outputs.js';
export { writeSummary } from './summary.js';
