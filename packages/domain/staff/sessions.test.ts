import { expect, test } from 'vitest';
import { isAlive, isProven, provenUntil, sessionEnd } from './sessions.ts';

const begin = new Date('2026-11-22T09:00:00Z');
const after = (minutes: number) => new Date(begin.getTime() + minutes * 60_000);

test.each([
  // last use, now, alive
  [0, 29.9, true],
  [0, 30, false],
  [29, 58.9, true],
  [719, 719.9, true],
  [719, 720, false],
  [725, 726, false],
])('used after %d minutes, after %d minutes a session is alive: %s', (used, now, alive) => {
  expect(isAlive({ last_used_at: after(used), expires_at: sessionEnd(begin) }, after(now))).toBe(alive);
});

test('a proof is recent for ten minutes', () => {
  expect([0, 9.9, 10].map((minutes) => isProven(begin, after(minutes)))).toEqual([true, true, false]);
  expect(provenUntil(begin)).toEqual(after(10));
});
