import { type Consumer, findConsumerByEmail } from '@eyelet/db/consumers/consumer.ts';
import { type Credential, findCredential, lockCredential, setLock } from '@eyelet/db/credentials/credential.ts';
import { lockKnownDevice, setDeviceLock } from '@eyelet/db/credentials/known-device.ts';
import type { Reader } from '@eyelet/db/database.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { failTry, isLocked, type LockState, unlocked } from '@eyelet/domain/consumer/sign-in-lock.ts';
import type { Context } from '../kernel/context.ts';
import { type Refusal, refuse } from '../kernel/refusal.ts';
import { wakeAnnouncer } from '../kernel/wake-announcer.ts';
import { deviceHashOf } from './known-device.ts';
import { isPassword } from './password-hashes.ts';
import { recordLock } from './security-facts.ts';

export type Tried =
  | Readonly<{ consumer: Consumer }>
  | Readonly<{ refused: Refusal<'AUT418' | 'AUT401' | 'AUT426' | 'AUT423' | 'AUT441'> }>;

/**
 * The consumer with this email and password; wrong passwords are counted. Whether the email is known makes no
 * difference in time.
 */
export async function tryPassword(context: Context, email: string, password: string): Promise<Tried> {
  const { db } = context.shop.database;
  const consumer = await findConsumerByEmail(db, email);
  // An unknown email runs the same statements as a wrong password of an account.
  const id = consumer?.id ?? '';
  const credential = await findCredential(db, id);
  const matches = (await isPassword(password, credential?.password_hash)) && !hasRunOut(context, credential);
  const judged = matches ? await passTry(context, id) : await countFailure(context, id);
  const refused = credential ? judged : refuse('AUT418');
  if (refused) context.shop.events.signInFailed({ errorId: refused.id });
  return consumer && !refused ? { consumer } : { refused: refused ?? refuse('AUT418') };
}

/**
 * Whether a signed-in caller knows the password of the account. Wrong ones count like those of a sign-in, so that a
 * stolen session cannot be used to guess it.
 */
export async function isOwnPassword(context: Context, consumerId: string, password: string): Promise<boolean> {
  const credential = await findCredential(context.shop.database.db, consumerId);
  const matches = (await isPassword(password, credential?.password_hash)) && !hasRunOut(context, credential);
  if (!credential) return false;
  const refused = matches ? await passTry(context, consumerId) : await countFailure(context, consumerId);
  if (refused) context.shop.events.signInFailed({ errorId: refused.id });
  return refused === undefined;
}

/** Whether a temporary password has expired. */
function hasRunOut({ now }: Pick<Context, 'now'>, credential: Credential | undefined): boolean {
  const until = credential?.temporary_until ?? null;
  return until !== null && until.getTime() <= now.getTime();
}

/** Both counters of wrong passwords: the account's, and that of the browser in which it has been signed in to. */
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
 * A right password is refused while too many wrong ones lock it; otherwise the counters start again. A known browser
 * uses only its own counter, so that strangers cannot lock the owner out.
 */
async function passTry(context: Context, consumerId: string): Promise<Refusal<'AUT441'> | undefined> {
  const { shop, now } = context;
  return transact(shop.database.db, async (tx) => {
    const { account, known } = await lockCounters(tx, consumerId, context);
    if (isLocked(known?.state ?? account, now)) return refuse('AUT441');
    if (known && isTouched(known.state)) await setDeviceLock(tx, known.key, unlocked);
    // An account lock that strangers caused is left in place.
    if (isTouched(account) && !isLocked(account, now)) await setLock(tx, consumerId, unlocked);
    return undefined;
  });
}

/**
 * Counts a wrong password; concurrent attempts are counted one after the other (C8.26). One from a known browser also
 * counts for the account, but its own counter decides the answer.
 */
async function countFailure(
  context: Context,
  consumerId: string,
): Promise<Refusal<'AUT441' | 'AUT401' | 'AUT426' | 'AUT423'>> {
  const { shop, now } = context;
  const { id, locks } = await transact(shop.database.db, async (tx) => {
    const { account, known } = await lockCounters(tx, consumerId, context);
    const ofAccount = isLocked(account, now) ? undefined : failTry(account, now);
    if (ofAccount) await setLock(tx, consumerId, ofAccount.state);
    if (ofAccount?.errorId === 'AUT423') await recordLock(tx, 'consumer.locked', consumerId, context);
    const ofDevice = known && !isLocked(known.state, now) ? failTry(known.state, now) : undefined;
    if (known && ofDevice) await setDeviceLock(tx, known.key, ofDevice.state);
    const counted = known ? ofDevice : ofAccount;
    return { id: counted?.errorId ?? ('AUT441' as const), locks: ofAccount?.errorId === 'AUT423' };
  });
  if (locks) wakeAnnouncer(shop.database);
  return refuse(id);
}
