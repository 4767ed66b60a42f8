import fc from 'fast-check';
import { expect, test } from 'vitest';
import { failTry, isLocked, type LockState, lockMs, unlocked } from './sign-in-lock.ts';

const now = new Date('2026-11-21T12:00:00Z');
const after = (milliseconds: number) => new Date(now.getTime() + milliseconds);

/** The states and error ids of consecutive wrong passwords. */
function failures(count: number, from: LockState = unlocked) {
  const tries = [];
  let state = from;
  for (let n = 0; n < count; n += 1) {
    const failed = failTry(state, now);
    tries.push(failed);
    state = failed.state;
  }
  return tries;
}

test('three wrong passwords are counted, the fourth warns, the fifth locks for a quarter of an hour [C8.26]', () => {
  const tries = failures(5);
  expect(tries.map(({ errorId }) => errorId)).toEqual(['AUT401', 'AUT401', 'AUT401', 'AUT426', 'AUT423']);
  expect(tries.map(({ state }) => state.lockedUntil)).toEqual([null, null, null, null, after(15 * 60 * 1000)]);
});

test('a lock holds until its very end, and counting begins anew behind it', () => {
  const locked = failures(5).at(-1)?.state ?? unlocked;
  expect(isLocked(locked, after(lockMs - 1))).toBe(true);
  expect(isLocked(locked, after(lockMs))).toBe(false);
  expect(failTry(locked, after(lockMs))).toEqual({ state: { failures: 1, lockedUntil: null }, errorId: 'AUT401' });
  expect(isLocked(unlocked, now)).toBe(false);
});

test('every fifth wrong password locks, and no other', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 40 }), (count) => {
      const locks = failures(count).map(({ state }) => isLocked(state, now));
      expect(locks).toEqual(locks.map((_, index) => index % 5 === 4));
    }),
  );
});
