export { writeAnnotations } from './annotations.js';
export { type ActionOutputs, writeOutputs } from './outputs.js';
export { input, inputNames, isDebugging, log, logGroup, maskToken } from './runner.js';
export { writeSummary } from './summary.js';
