import { SettingsError } from '../../settings/error.js';
import { describeDuration } from '../describe.js';
import { CompactorFault } from '../fault.js';
import type { ModulePlace } from '../locate.js';
import type { LoadRequest } from '../messages.js';
import { Conversation, type ConversationOptions } from './conversation.js';
import { missingProblem, unusableProblem } from './problems.js';
import type { Reply } from './reply-schema.js';

/** A user's module, and how it is to be hosted. */
export interface Hosted extends ConversationOptions {
  place: ModulePlace;
  /** Absolute, with symbolic links resolved. */
  workspace: string;
  /** Milliseconds a call. */
  timeout: number;
}

export type Loader = 'node' | 'jiti';

export interface OpenModule {
  conversation: Conversation;
  loader: Loader;
}

/** Milliseconds until a child must have started, before any of the user's code runs. */
const START_LIMIT = 30_000;

/**
 * Starts a child and loads the module in it.
 *
 * @param loader the one that is known to work, from an earlier child
 * @throws CompactorFault if it failed; SettingsError if something of it is not there or can't be called
 */
export async function openModule(hosted: Hosted, loader?: Loader): Promise<OpenModule> {
  const first = await load(hosted, loader === 'jiti' ? 'jiti' : 'any');
  return first ?? ((await load(hosted, 'jiti')) as OpenModule);
}

// Gives undefined if the module needs jiti in a fresh process.
async function load(hosted: Hosted, by: LoadRequest['by']): Promise<OpenModule | undefined> {
  const conversation = new Conversation(hosted);
  try {
    const reply = await lastReply(conversation, hosted, by);
    if (reply.type === 'loaded') return { conversation, loader: reply.by };
    await conversation.close();
    if (reply.type === 'retry' && by === 'any') return undefined;
    throw failureOf(reply, hosted);
  } catch (error) {
    await conversation.close();
    throw error;
  }
}

async function lastReply(conversation: Conversation, hosted: Hosted, by: LoadRequest['by']): Promise<Reply> {
  let last: Reply | undefined;
  await conversation.exchange({
    request: {
      type: 'load',
      token: conversation.token,
      file: hosted.place.file,
      exportName: hosted.place.exportName ?? null,
      role: hosted.setting,
      by,
      workspace: hosted.workspace,
      timeout: hosted.timeout,
    },
    limitMs: () => (last ? hosted.timeout : START_LIMIT),
    late: () =>
      last
        ? `did not finish loading within ${describeDuration(hosted.timeout)}`
        : `could not be started: node did not answer within ${describeDuration(START_LIMIT)}`,
    when: ' while it was loaded',
    onReply(reply) {
      last = reply;
      return reply.type !== 'loading';
    },
  });
  return last as Reply;
}

function failureOf(reply: Reply, hosted: Hosted): Error {
  if (reply.type === 'unusable')
    return new SettingsError([unusableProblem(hosted.setting, hosted.place, reply.exports)]);
  if (reply.type === 'missing') {
    const problem = missingProblem(hosted.setting, hosted.workspace, reply);
    return problem
      ? new SettingsError([problem])
      : new CompactorFault('load', reply.message, { subject: hosted.setting });
  }
  return new CompactorFault('protocol', 'made its host say something else than whether it was loaded', {
    subject: hosted.setting,
  });
}
