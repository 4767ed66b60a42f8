import type { Transaction } from '@eyelet/db/database.ts';
import { lockStaffAttempts, writeStaffAttempts } from '@eyelet/db/staff/attempt.ts';
import type { Tables } from '@eyelet/db/tables/tables.ts';
import { failTry, isLocked, unlocked } from '@eyelet/domain/consumer/sign-in-lock.ts';

/**
 * Runs a try for an email unless there were too many, and counts it when it fails. Passwords and codes count together, for
 * known and unknown emails alike; only a whole sign-in begins the count anew, so that a right password is no way to try
 * codes without end.
 */
export async function tryAsStaff<T>(
  tx: Transaction<Tables>,
  email: string,
  now: Date,
  attempt: () => Promise<T | undefined>,
): Promise<Readonly<{ outcome: 'passed'; value: T } | { outcome: 'failed' | 'locked' }>> {
  const before = await lockStaffAttempts(tx, email, now);
  if (isLocked(before, now)) return { outcome: 'locked' };
  const value = await attempt();
  if (value !== undefined) return { outcome: 'passed', value };
  const { state } = failTry(before, now);
  await writeStaffAttempts(tx, email, state, now);
  return { outcome: isLocked(state, now) ? 'locked' : 'failed' };
}

/** Begins the count anew, after a whole sign-in. */
export async function forgetAttempts(tx: Transaction<Tables>, email: string, now: Date): Promise<void> {
  await writeStaffAttempts(tx, email, unlocked, now);
}
