import type { Transaction } from '@eyelet/db/database.ts';
import { type AttemptKey, lockStaffAttempts, writeStaffAttempts } from '@eyelet/db/staff/attempt.ts';
import type { Tables } from '@eyelet/db/tables/tables.ts';
import { failTry, isLocked, unlocked } from '@eyelet/domain/consumer/sign-in-lock.ts';

/**
 * Runs an attempt unless there were too many, and counts it if it fails. Passwords and codes are counted together, for
 * known and unknown emails alike; only a complete sign-in resets the count, so that a right password does not allow
 * endless tries of codes. `locks`: this attempt has reached the limit.
 */
export async function tryAsStaff<T>(
  tx: Transaction<Tables>,
  key: AttemptKey,
  now: Date,
  attempt: () => Promise<T | undefined>,
): Promise<Readonly<{ outcome: 'passed'; value: T } | { outcome: 'failed' | 'locked'; locks: boolean }>> {
  const before = await lockStaffAttempts(tx, key, now);
  if (isLocked(before, now)) return { outcome: 'locked', locks: false };
  const value = await attempt();
  if (value !== undefined) return { outcome: 'passed', value };
  const { state } = failTry(before, now);
  await writeStaffAttempts(tx, key, state, now);
  const locks = isLocked(state, now);
  return { outcome: locks ? 'locked' : 'failed', locks };
}

/** Resets the count, after a complete sign-in. */
export async function forgetAttempts(tx: Transaction<Tables>, key: AttemptKey, now: Date): Promise<void> {
  await writeStaffAttempts(tx, key, unlocked, now);
}
