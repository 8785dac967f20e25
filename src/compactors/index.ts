export {
  type AgentHandle,
  type AgentRequest,
  type AgentWorker,
  type Answer,
  type AnswerKind,
  answerKinds,
} from './agent.js';
export { CompactorFault, type FaultDetails, type FaultKind, type FaultSubject } from './fault.js';
export { findAgent, findCompactor, type HostingSettings, type Surroundings } from './find.js';
export type {
  Compact,
  CompactedRound,
  CompactionContext,
  CompactionReply,
  CompactorHandle,
  CompactorWorker,
  SessionRequest,
} from './protocol.js';
export { referenceCompactors, referenceNamed } from './reference/index.js';
export { MAX_REPLY_BYTES, normaliseReply } from './reply.js';
