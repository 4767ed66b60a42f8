import { proveStaff } from '@eyelet/contracts/staff-account/prove.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { findStaffCredential } from '@eyelet/db/staff/credential.ts';
import { markProven } from '@eyelet/db/staff/session.ts';
import { provenUntil } from '@eyelet/domain/staff/sessions.ts';
import { isPassword } from '../credentials/password-hashes.ts';
import type { Context } from '../kernel/context.ts';
import { handle } from '../kernel/handle.ts';
import { type Refusal, refuse } from '../kernel/refusal.ts';
import { staffOf } from '../kernel/staff-of.ts';
import { forgetAttempts, tryAsStaff } from '../staff-access/attempts.ts';
import { spendCode } from '../staff-access/one-time-codes.ts';
import { whoSigned } from '../staff-access/passkeys.ts';

/** Accepts a proof of identity: a passkey, or password and code. */
export const proveStaffHandler = handle(proveStaff, async (context, { body }) => {
  const { shop, now } = context;
  const { sessionId } = staffOf(context);
  const refused = body.answer
    ? await byPasskey(context, body.answer)
    : await byPassword(context, body.password ?? '', body.code ?? '');
  if (refused) return refused;
  await markProven(shop.database.db, sessionId, now);
  return { provenUntil: provenUntil(now).toISOString() };
});

async function byPasskey(context: Context, answer: object): Promise<Refusal<'STF414'> | undefined> {
  const { staffId } = staffOf(context);
  const signed = await whoSigned(context, answer, { kind: 'staff-proof', staffId });
  return signed === staffId ? undefined : refuse('STF414');
}

async function byPassword(
  context: Context,
  password: string,
  code: string,
): Promise<Refusal<'STF411' | 'STF412' | 'STF423'> | undefined> {
  const { shop, now } = context;
  const { db } = shop.database;
  const { staffId, email, sessionId } = staffOf(context);
  const key = { email, part: `session ${sessionId}` };
  const credential = await findStaffCredential(db, staffId);
  const matches = await isPassword(password, credential?.password_hash);
  return transact(db, async (tx) => {
    const tried = await tryAsStaff(tx, key, now, async () =>
      matches && credential ? spendCode(tx, credential, code, context) : undefined,
    );
    if (tried.outcome === 'locked') return refuse('STF423');
    if (tried.outcome === 'failed') return matches ? refuse('STF412') : refuse('STF411');
    await forgetAttempts(tx, key, now);
    return undefined;
  });
}
