import type { Consumer } from '@eyelet/db/consumers/consumer.ts';
import { findPin, isKnownTill, lockPin, setPinLock } from '@eyelet/db/credentials/till-pin.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { failTry, isLocked, type LockState, unlocked } from '@eyelet/domain/consumer/sign-in-lock.ts';
import type { Context } from '../kernel/context.ts';
import { wakeAnnouncer } from '../kernel/wake-announcer.ts';
import { deviceHashOf } from './known-device.ts';
import { isPassword } from './password-hashes.ts';
import { recordLock } from './security-facts.ts';

/**
 * Whether a PIN is that of an associate. It counts only at a till of their store, a browser in which an associate of it has signed in
 * before: who sells for a store is public, and strangers must neither try six digits nor lock anybody out. Wrong ones are counted by
 * associate, and too many lock the PIN for a while, with a letter; the password remains. It takes as long for a PIN that does not exist.
 */
export async function isPinOf(
  context: Context,
  associate: Pick<Consumer, 'id' | 'works_at'> | undefined,
  pin: string,
): Promise<boolean> {
  const { db } = context.shop.database;
  const deviceHash = deviceHashOf(context);
  const known = associate && (await findPin(db, associate.id));
  const matches = await isPassword(pin, known?.pin_hash);
  if (!associate?.works_at || !known || !deviceHash) return false;
  if (!(await isKnownTill(db, deviceHash, associate.works_at))) return false;
  return countTry(context, associate.id, matches);
}

/** Counts a try, of concurrent ones one after the other; a right PIN is refused while the lock lasts. */
async function countTry(context: Context, consumerId: string, matches: boolean): Promise<boolean> {
  const { shop, now } = context;
  const { isRight, locks } = await transact(shop.database.db, async (tx) => {
    const row = await lockPin(tx, consumerId);
    const state: LockState = { failures: row?.failures ?? 0, lockedUntil: row?.locked_until ?? null };
    // The PIN may have been removed while it was compared.
    if (!row || isLocked(state, now)) return { isRight: false, locks: false };
    if (matches) {
      if (state.failures > 0 || state.lockedUntil) await setPinLock(tx, consumerId, unlocked);
      return { isRight: true, locks: false };
    }
    const failed = failTry(state, now);
    await setPinLock(tx, consumerId, failed.state);
    const locked = failed.errorId === 'AUT423';
    if (locked) await recordLock(tx, 'associate.pin-locked', consumerId, context);
    return { isRight: false, locks: locked };
  });
  if (locks) wakeAnnouncer(shop.database);
  if (!isRight) shop.events.signInFailed({ errorId: 'AUT438' });
  return isRight;
}
