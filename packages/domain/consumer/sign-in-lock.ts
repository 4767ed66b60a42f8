/** Consecutive wrong passwords that lock an account (C8.26). */
export const triesBeforeLock = 5;
/** Milliseconds that a lock lasts. */
export const lockMs = 15 * 60 * 1000;

export type LockState = Readonly<{ failures: number; lockedUntil: Date | null }>;

export const unlocked: LockState = { failures: 0, lockedUntil: null };

/** Whether an account is locked at a time; an expired lock has no effect. */
export function isLocked({ lockedUntil }: LockState, now: Date): boolean {
  return lockedUntil !== null && lockedUntil.getTime() > now.getTime();
}

export type FailedTry = Readonly<{ state: LockState; errorId: 'AUT401' | 'AUT426' | 'AUT423' }>;

/** The effect of a wrong password: three times AUT401, then AUT426 as a warning, then AUT423 and the lock (C8.26). */
export function failTry(before: LockState, now: Date): FailedTry {
  // An expired lock resets the counter.
  const failures = (before.lockedUntil === null ? before.failures : 0) + 1;
  if (failures >= triesBeforeLock) {
    return { state: { failures: 0, lockedUntil: new Date(now.getTime() + lockMs) }, errorId: 'AUT423' };
  }
  return {
    state: { failures, lockedUntil: null },
    errorId: failures === triesBeforeLock - 1 ? 'AUT426' : 'AUT401',
  };
}
