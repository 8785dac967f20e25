export { type Ask, probeAnswers, type Question } from './live-agent.js';
export { type Lane, type Measured, type MeasureRequest, measureCells } from './measure.js';
export { probeText } from './observe.js';
export { type Cell, callsOf, planCells, questionsOf } from './plan.js';
