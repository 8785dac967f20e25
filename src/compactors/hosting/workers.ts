import type { AgentWorker } from '../agent.js';
import { describeDuration } from '../describe.js';
import { CompactorFault, type FaultSubject } from '../fault.js';
import { packTurns } from '../packed-turns.js';
import type { CompactorWorker } from '../protocol.js';
import type { Conversation } from './conversation.js';

/** Milliseconds after which a child that did not end its own call in time is ended: its host gets to say it first. */
const PARENT_GRACE = 350;

/** A worker for a compactor that a child has loaded. `timeout` is in milliseconds a call. */
export function hostedCompactor(conversation: Conversation, timeout: number): CompactorWorker {
  return {
    async compactSession({ turns, rounds, budgetChars }, onRound) {
      let done = 0;
      await conversation.exchange({
        request: { type: 'compact', turns: packTurns(turns), rounds, budgetChars: budgetChars ?? null },
        ...limits(timeout),
        round: () => done + 1,
        onReply(reply) {
          if (reply.type !== 'round') throw unexpected('compactor');
          done += 1;
          onRound({ turns: reply.turns, durationMs: reply.durationMs });
          return done === rounds;
        },
      });
    },
    close: () => conversation.close(),
  };
}

/** A worker for a live agent that a child has loaded. */
export function hostedAgent(conversation: Conversation, timeout: number): AgentWorker {
  return {
    async answer(requests) {
      const answers: string[] = [];
      if (requests.length === 0) return answers;
      await conversation.exchange({
        request: { type: 'answer', requests },
        ...limits(timeout),
        onReply(reply) {
          if (reply.type !== 'answer') throw unexpected('agent');
          return answers.push(reply.text) === requests.length;
        },
      });
      return answers;
    },
    close: () => conversation.close(),
  };
}

function limits(timeout: number) {
  return {
    limitMs: () => timeout + PARENT_GRACE,
    late: () => `did not finish within ${describeDuration(timeout)}`,
  };
}

function unexpected(subject: FaultSubject): CompactorFault {
  return new CompactorFault('protocol', 'made its host say something that was not asked', { subject });
}
