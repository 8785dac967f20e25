import { createHash } from 'node:crypto';

/** The SHA-256 of a value as JSON. */
export function sha256(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex');
}
