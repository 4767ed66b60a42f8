import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { createTurnstile } from '../kernel/turnstile.ts';

/** How many passwords may wait to be hashed; any more would wait longer than a browser does. */
const mostWaiting = 200;

/**
 * Hashing uses much memory and processor time on purpose; more than a quarter of the cores would slow down product
 * pages.
 */
const inTurn = createTurnstile(Math.max(1, Math.floor(availableParallelism() / 4)), mostWaiting);

/** argon2id with 19 MiB and two passes, the minimum that OWASP recommends. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(normal(password)));
}

/**
 * Whether a password matches a hash. Without a hash it takes as long and answers false, so that the time reveals
 * nothing.
 */
export async function isPassword(password: string, passwordHash: string | undefined): Promise<boolean> {
  const matches = await inTurn(async () => verify(passwordHash ?? (await hashOfNobody()), normal(password)));
  return matches && passwordHash !== undefined;
}

let nobody: Promise<string> | undefined;

function hashOfNobody(): Promise<string> {
  nobody ??= hash('a password that nobody has');
  return nobody;
}

/** The same characters, however a keyboard composes them. */
function normal(password: string): string {
  return password.normalize('NFKC');
}
