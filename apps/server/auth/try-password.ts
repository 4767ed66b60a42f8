import { type Consumer, findConsumerByEmail } from '@eyelet/db/consumers/consumer.ts';
import { findCredential, lockCredential, setLock } from '@eyelet/db/credentials/credential.ts';
import { failTry, isLocked, unlocked } from '@eyelet/domain/consumer/sign-in-lock.ts';
import { wakeAnnouncer } from '../jobs/wake.ts';
import type { Context } from '../kernel/context.ts';
import { type Refusal, refuse } from '../kernel/refusal.ts';
import { isPassword } from './password-hashes.ts';
import { sendLockedLetter } from './security-letters.ts';

export type Tried =
  | Readonly<{ consumer: Consumer }>
  | Readonly<{ refused: Refusal<'AUT418' | 'AUT401' | 'AUT426' | 'AUT423' | 'AUT441'> }>;

/** Whose email and password these are, counting wrong ones. Whether the email is known makes no difference in time. */
export async function tryPassword(email: string, password: string, context: Context): Promise<Tried> {
  const { db } = context.shop.database;
  const consumer = await findConsumerByEmail(db, email);
  const credential = consumer && (await findCredential(db, consumer.id));
  const matches = await isPassword(password, credential?.password_hash);
  if (!consumer || !credential) return { refused: refuse('AUT418') };
  const refused = matches ? await passTry(consumer.id, context) : await countFailure(consumer.id, context);
  if (refused?.id === 'AUT423') wakeAnnouncer(context.shop.database);
  return refused ? { refused } : { consumer };
}

/**
 * Whether somebody who is signed in knows the password of his account. Wrong ones count like those of a sign-in, so that a
 * borrowed session is no way to guess it.
 */
export async function isOwnPassword(consumerId: string, password: string, context: Context): Promise<boolean> {
  const credential = await findCredential(context.shop.database.db, consumerId);
  const matches = await isPassword(password, credential?.password_hash);
  if (!credential) return false;
  const refused = matches ? await passTry(consumerId, context) : await countFailure(consumerId, context);
  if (refused?.id === 'AUT423') wakeAnnouncer(context.shop.database);
  return refused === undefined;
}

/** A right password on a locked account is refused; else the counter begins anew. */
async function passTry(consumerId: string, { shop, now }: Context): Promise<Refusal<'AUT441'> | undefined> {
  return shop.database.db.transaction().execute(async (tx) => {
    const state = await lockCredential(tx, consumerId);
    if (!state) return undefined;
    if (isLocked({ failures: state.failures, lockedUntil: state.locked_until }, now)) return refuse('AUT441');
    if (state.failures > 0 || state.locked_until) await setLock(tx, consumerId, unlocked);
    return undefined;
  });
}

/** Counts a wrong password; tries at once are counted one after the other (C8.26). */
async function countFailure(
  consumerId: string,
  context: Context,
): Promise<Refusal<'AUT441' | 'AUT401' | 'AUT426' | 'AUT423'>> {
  const { shop, now } = context;
  return shop.database.db.transaction().execute(async (tx) => {
    const row = await lockCredential(tx, consumerId);
    const before = { failures: row?.failures ?? 0, lockedUntil: row?.locked_until ?? null };
    if (isLocked(before, now)) return refuse('AUT441');
    const { state, errorId } = failTry(before, now);
    await setLock(tx, consumerId, state);
    shop.events.signInFailed({ errorId });
    if (errorId === 'AUT423') await sendLockedLetter(tx, consumerId, context);
    return refuse(errorId);
  });
}
