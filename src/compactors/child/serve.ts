import type { CompactorFault } from '../fault.js';
import type { AnswerRequest, CompactRequest, LoadRequest, Request, Said } from '../messages.js';
import { packTurns, unpackTurns } from '../packed-turns.js';
import type { Compact } from '../protocol.js';
import { normaliseAnswer } from '../reply.js';
import { compactRounds } from '../rounds.js';
import { agentRole, compactorRole, findStart, listExports, type Method, type Start } from '../subject.js';
import { callWithin } from './call.js';
import { openReplies, readRequests } from './channel.js';
import { flushed } from './flush.js';
import { loadModule } from './load.js';
import { missingModule } from './missing.js';
import { faultOf } from './thrown.js';

type Answer = (asked: { question: string; kind: string; context: string; signal: AbortSignal }) => unknown;
type Say = (said: Said) => void;

/** What serves the requests after the first. */
type Server = (request: Request) => Promise<void>;

/** The whole life of a child process: it loads one module, then serves requests until the parent ends it. */
export function serve(): void {
  let server: Server | undefined;
  let say: Say | undefined;
  readRequests((request) => {
    if (request.type === 'flush') {
      void flushed().then(() => say?.({ type: 'flushed' }));
      return;
    }
    if (request.type !== 'load') {
      void server?.(request);
      return;
    }
    say = openReplies(request.token);
    reportStrayErrors(say, request.workspace);
    void load(request, say).then((loaded) => {
      server = loaded;
    });
  });
}

async function load(request: LoadRequest, say: Say): Promise<Server | undefined> {
  say({ type: 'loading' });
  try {
    const loaded = await loadModule(request);
    if (loaded === 'retry') {
      say({ type: 'retry' });
      return undefined;
    }
    const role = request.role === 'compactor' ? compactorRole : agentRole;
    const start = findStart(loaded.module, request.exportName ?? undefined, role);
    if (!start) {
      say({ type: 'unusable', exports: listExports(loaded.module).slice(0, 50) });
      return undefined;
    }
    // The first instance is made here, so that a class or factory that fails is known before any session starts.
    const next = startingWith(await start(), start);
    say({ type: 'loaded', by: loaded.by });
    return (later) => serveRequest(later, request, next, say);
  } catch (error) {
    const missing = missingModule(error);
    const fault = faultOf(error, 'load', request.workspace, ' while it was loaded');
    say(missing ? { type: 'missing', ...missing, message: fault.message } : asSaid(fault, true));
    return undefined;
  }
}

async function serveRequest(
  request: Request,
  { timeout, workspace }: LoadRequest,
  start: Start,
  say: Say,
): Promise<void> {
  const call = (run: (signal: AbortSignal) => unknown) => callWithin(timeout, run, workspace);
  try {
    const { value } = await call(start);
    if (request.type === 'compact') await serveSession(request, value as Compact, call, say);
    if (request.type === 'answer') await serveAnswers(request, value as Answer, call, say);
  } catch (error) {
    const fault = faultOf(error, 'threw', workspace);
    say(asSaid(fault, fault.kind === 'timeout'));
  }
}

async function serveSession(
  { turns, rounds, budgetChars }: CompactRequest,
  compact: Compact,
  call: Parameters<typeof compactRounds>[2],
  say: Say,
): Promise<void> {
  const session = { turns: unpackTurns(turns) ?? [], rounds, ...(budgetChars !== null && { budgetChars }) };
  await compactRounds(compact, session, call, ({ turns, durationMs }) =>
    say({ type: 'round', turns: packTurns(turns), durationMs }),
  );
}

async function serveAnswers(
  { requests }: AnswerRequest,
  answer: Answer,
  call: Parameters<typeof compactRounds>[2],
  say: Say,
): Promise<void> {
  for (const request of requests) {
    const { value } = await call((signal) => answer({ ...request, signal }));
    say({ type: 'answer', text: normaliseAnswer(value) });
  }
}

function startingWith(first: Method, start: Start): Start {
  let unused: Method | undefined = first;
  return async () => {
    const instance = unused ?? (await start());
    unused = undefined;
    return instance;
  };
}

// What is thrown outside of any call, or rejected with nobody waiting, ends a Node process; here it is told first.
function reportStrayErrors(say: Say, workspace: string): void {
  process.once('uncaughtException', (error, origin) => {
    const when =
      origin === 'unhandledRejection' ? ' in a promise that nobody awaits' : ' outside of its calls';
    say(asSaid(faultOf(error, 'threw', workspace, when), true));
    // More of them change nothing: the parent ends this process.
    process.on('uncaughtException', () => {});
  });
}

function asSaid({ kind, message }: CompactorFault, fatal: boolean): Said {
  return { type: 'fault', kind: kind as Extract<Said, { type: 'fault' }>['kind'], message, fatal };
}
