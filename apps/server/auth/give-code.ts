import { insertCode } from '@eyelet/db/credentials/authorization-code.ts';
import type { Context } from '../kernel/context.ts';
import { hashOf, newSecret } from '../kernel/secrets.ts';

/** Milliseconds within which a code is exchanged. */
export const codeMs = 60_000;

/**
 * A code for a consumer whose identity is proven; the token call exchanges it, once. `associate`: for a session in a
 * store.
 */
export async function giveCode(
  { shop, now }: Context,
  consumerId: string,
  codeChallenge: string,
  associate = false,
): Promise<string> {
  const code = newSecret();
  await insertCode(shop.database.db, {
    code_hash: hashOf(code),
    consumer_id: consumerId,
    code_challenge: codeChallenge,
    associate,
    created_at: now,
    expires_at: new Date(now.getTime() + codeMs),
  });
  return code;
}
