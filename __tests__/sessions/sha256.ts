import { createHash } from 'node:crypto';

/**
 * The SHA-256 of a session as JSON, but for the frames of its canaries: they tell a probe what kind a statement is, and
 * change nothing that a compactor or a person sees of a seed.
 */
export function sha256(session: unknown): string {
  const json = JSON.stringify(session, (key, value) => (key === 'frame' ? undefined : value));
  return createHash('sha256').update(json).digest('hex');
}
