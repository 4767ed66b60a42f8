import { type Consumer, findConsumerByEmail } from '@eyelet/db/consumers/consumer.ts';
import { type Credential, findCredential, lockCredential, setLock } from '@eyelet/db/credentials/credential.ts';
import { lockKnownDevice, setDeviceLock } from '@eyelet/db/credentials/known-device.ts';
import type { Reader } from '@eyelet/db/database.ts';
import { failTry, isLocked, type LockState, unlocked } from '@eyelet/domain/consumer/sign-in-lock.ts';
import type { Context } from '../kernel/context.ts';
import { type Refusal, refuse } from '../kernel/refusal.ts';
import { wakeAnnouncer } from '../kernel/wake-announcer.ts';
import { deviceHashOf } from './known-device.ts';
import { isPassword } from './password-hashes.ts';
import { sendLockedLetter } from './security-letters.ts';

export type Tried =
  | Readonly<{ consumer: Consumer }>
  | Readonly<{ refused: Refusal<'AUT418' | 'AUT401' | 'AUT426' | 'AUT423' | 'AUT441'> }>;

/** Whose email and password these are, counting wrong ones. Whether the email is known makes no difference in time. */
export async function tryPassword(email: string, password: string, context: Context): Promise<Tried> {
  const { db } = context.shop.database;
  const consumer = await findConsumerByEmail(db, email);
  // What a wrong password costs an account it costs nobody as well, to the last statement.
  const id = consumer?.id ?? '';
  const credential = await findCredential(db, id);
  const matches = (await isPassword(password, credential?.password_hash)) && !hasRunOut(credential, context);
  const judged = matches ? await passTry(id, context) : await countFailure(id, context);
  const refused = credential ? judged : refuse('AUT418');
  if (refused) context.shop.events.signInFailed({ errorId: refused.id });
  return consumer && !refused ? { consumer } : { refused: refused ?? refuse('AUT418') };
}

/**
 * Whether somebody who is signed in knows the password of his account. Wrong ones count like those of a sign-in, so that a
 * borrowed session is no way to guess it.
 */
export async function isOwnPassword(consumerId: string, password: string, context: Context): Promise<boolean> {
  const credential = await findCredential(context.shop.database.db, consumerId);
  const matches = (await isPassword(password, credential?.password_hash)) && !hasRunOut(credential, context);
  if (!credential) return false;
  const refused = matches ? await passTry(consumerId, context) : await countFailure(consumerId, context);
  if (refused) context.shop.events.signInFailed({ errorId: refused.id });
  return refused === undefined;
}

/** Whether a password was for the time being, and that has passed. */
function hasRunOut(credential: Credential | undefined, { now }: Pick<Context, 'now'>): boolean {
  const until = credential?.temporary_until ?? null;
  return until !== null && until.getTime() <= now.getTime();
}

/** Both counters of wrong passwords: the account's, and that of the browser where the account was signed in to with it. */
async function lockCounters(tx: Reader, consumerId: string, context: Context) {
  const credential = await lockCredential(tx, consumerId);
  const deviceHash = deviceHashOf(context);
  const key = deviceHash && { deviceHash, consumerId };
  const device = key && (await lockKnownDevice(tx, key));
  const account = stateOf(credential);
  return { account, known: key && device ? { key, state: stateOf(device) } : undefined };
}

function stateOf(row: Readonly<{ failures: number; locked_until: Date | null }> | undefined): LockState {
  return { failures: row?.failures ?? 0, lockedUntil: row?.locked_until ?? null };
}

const isTouched = ({ failures, lockedUntil }: LockState) => failures > 0 || lockedUntil !== null;

/**
 * A right password where too many wrong ones were entered is refused; else the counters begin anew. A browser that the
 * account was signed in to with answers for itself alone, so that strangers cannot lock the owner out.
 */
async function passTry(consumerId: string, context: Context): Promise<Refusal<'AUT441'> | undefined> {
  const { shop, now } = context;
  return shop.database.db.transaction().execute(async (tx) => {
    const { account, known } = await lockCounters(tx, consumerId, context);
    if (isLocked(known?.state ?? account, now)) return refuse('AUT441');
    if (known && isTouched(known.state)) await setDeviceLock(tx, known.key, unlocked);
    // The lock that strangers have brought about stays theirs.
    if (isTouched(account) && !isLocked(account, now)) await setLock(tx, consumerId, unlocked);
    return undefined;
  });
}

/**
 * Counts a wrong password; tries at once are counted one after the other (C8.26). That of a known browser counts for the
 * account, too, and is answered by its own counter.
 */
async function countFailure(
  consumerId: string,
  context: Context,
): Promise<Refusal<'AUT441' | 'AUT401' | 'AUT426' | 'AUT423'>> {
  const { shop, now } = context;
  const { id, locks } = await shop.database.db.transaction().execute(async (tx) => {
    const { account, known } = await lockCounters(tx, consumerId, context);
    const ofAccount = isLocked(account, now) ? undefined : failTry(account, now);
    if (ofAccount) await setLock(tx, consumerId, ofAccount.state);
    if (ofAccount?.errorId === 'AUT423') await sendLockedLetter(tx, consumerId, context);
    const ofDevice = known && !isLocked(known.state, now) ? failTry(known.state, now) : undefined;
    if (known && ofDevice) await setDeviceLock(tx, known.key, ofDevice.state);
    const counted = known ? ofDevice : ofAccount;
    return { id: counted?.errorId ?? ('AUT441' as const), locks: ofAccount?.errorId === 'AUT423' };
  });
  if (locks) wakeAnnouncer(shop.database);
  return refuse(id);
}
