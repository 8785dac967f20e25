export { type Annotation, annotations } from './annotations.js';
export type { ReportNotes } from './facts.js';
export { jsonReport } from './json.js';
export { markdownReport } from './markdown.js';
export { terminalReport } from './terminal.js';
