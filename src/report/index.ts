export { type Annotation, annotations } from './annotations.js';
export { plain, quietJson } from './escape.js';
export type { ReportNotes } from './facts.js';
export { type Failure, failureAnnotations, failureLines, failureMarkdown } from './failure.js';
export { jsonReport } from './json.js';
export { markdownReport } from './markdown.js';
export { outputLine, planLines, type RunPlan } from './run-lines.js';
export { terminalReport } from './terminal.js';
