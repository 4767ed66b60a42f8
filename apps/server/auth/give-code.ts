import { insertCode } from '@eyelet/db/credentials/authorization-code.ts';
import type { Context } from '../kernel/context.ts';
import { hashOf, newSecret } from './secrets.ts';

/** Milliseconds within which a code is exchanged. */
export const codeMs = 60_000;

/** A code for whoever has proved to be a consumer; the token call exchanges it, once. */
export async function giveCode(consumerId: string, codeChallenge: string, { shop, now }: Context): Promise<string> {
  const code = newSecret();
  await insertCode(shop.database.db, {
    code_hash: hashOf(code),
    consumer_id: consumerId,
    code_challenge: codeChallenge,
    created_at: now,
    expires_at: new Date(now.getTime() + codeMs),
  });
  return code;
}
