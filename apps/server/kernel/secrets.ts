import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits as text for URLs and cookies. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** The hash of a secret that is stored: enough to recognise it, not enough to use it. */
export function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
