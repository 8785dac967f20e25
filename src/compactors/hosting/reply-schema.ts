import { z } from 'zod';
import { unpackTurns } from '../packed-turns.js';

const text = z.string();
const token = z.string();

// Checked and read in one go: this is most of what a child says.
const packedTurns = z.unknown().transform((packed, context) => {
  const turns = unpackTurns(packed);
  if (turns) return turns;
  context.addIssue('no packed turns');
  return z.NEVER;
});

/** Everything that the child may say. */
export const replySchema = z.discriminatedUnion('type', [
  /** The host runs and starts to load the module; its time counts from here. */
  z.strictObject({ type: z.literal('loading'), token }),
  z.strictObject({ type: z.literal('loaded'), token, by: z.enum(['node', 'jiti']) }),
  /** The native way failed in a way that a fresh process with jiti may not. */
  z.strictObject({ type: z.literal('retry'), token }),
  z.strictObject({
    type: z.literal('unusable'),
    token,
    exports: z.array(z.strictObject({ name: text, is: text })),
  }),
  z.strictObject({
    type: z.literal('missing'),
    token,
    specifier: text,
    importer: text.nullable(),
    message: text,
  }),
  z.strictObject({
    type: z.literal('round'),
    token,
    turns: packedTurns,
    durationMs: z.number().min(0),
  }),
  z.strictObject({ type: z.literal('answer'), token, text }),
  z.strictObject({ type: z.literal('flushed'), token }),
  z.strictObject({
    type: z.literal('fault'),
    token,
    kind: z.enum(['load', 'threw', 'timeout', 'memory', 'reply']),
    message: text,
    /** The process can't go on after it. */
    fatal: z.boolean(),
  }),
]);

export type Reply = z.infer<typeof replySchema>;

/** A reply as it is written. */
export type WrittenReply = z.input<typeof replySchema>;
