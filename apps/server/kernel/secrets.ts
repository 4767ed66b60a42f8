import { createHash, randomBytes } from 'node:crypto';

/** A text of 256 random bits for addresses and cookies. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** What of a secret is stored: enough to know it again, not enough to use it. */
export function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
