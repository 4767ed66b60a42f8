import { expect, test } from 'vitest';
import { challengeTimeLeft } from './challenge-time.ts';

const now = Date.parse('2026-01-01T12:00:00Z');
const minutes = (count: number) => count * 60_000;

test.each([
  ['4 minutes are left', 4, 4],
  ['a clock that is 20 minutes ahead', -15, 5],
  ['a clock that is 20 minutes behind', 25, 5],
])('%s [C8.163]', (_, expiresIn, left) => {
  const expiresAt = new Date(now + minutes(expiresIn)).toISOString();
  expect(challengeTimeLeft(expiresAt, now)).toBe(minutes(left));
});
