import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isLate, isTooLarge, obstacleToAnswer, pauseBeforeAnswer, sandboxVerdict } from './answer.ts';

const now = new Date('2026-12-01T12:00:00Z');
const later = new Date('2026-12-02T12:00:00Z');

test.each([
  ['nothing was gathered', 'open', later, undefined, undefined],
  ['a draft', 'open', later, 'draft', undefined],
  ['a refused answer is put right', 'open', later, 'refused', undefined],
  ['no deadline is known', 'open', null, undefined, undefined],
  ['it is being sent', 'open', later, 'waiting', 'answered'],
  ['it was sent', 'open', later, 'sent', 'answered'],
  ['it was sent and has ended', 'won', later, 'sent', 'answered'],
  ['the deadline is over', 'open', now, 'draft', 'over'],
  ['it is lost', 'lost', later, 'draft', 'over'],
  ['it is won', 'won', null, undefined, 'over'],
] as const)('whether a dispute can be answered: %s', (_, state, deadline, answer, obstacle) => {
  expect(obstacleToAnswer({ state, deadline, answer }, now)).toBe(obstacle);
});

test.each([
  [['order', 'delivery'], 'won'],
  [['refunds'], 'won'],
  [['order', 'invoice', 'addresses', 'correspondence', 'terms'], 'lost'],
  [[], 'lost'],
] as const)('the bank of the sandbox on %j: %s', (pieces, verdict) => {
  expect(sandboxVerdict(pieces)).toBe(verdict);
});

test('tries come later and later, and never rest longer than half an hour', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 500 }), (tries) => {
      const pause = pauseBeforeAnswer(tries);
      expect(pause).toBeGreaterThanOrEqual(60_000);
      expect(pause).toBeLessThanOrEqual(1_800_000);
      expect(pauseBeforeAnswer(tries + 1)).toBeGreaterThanOrEqual(pause);
    }),
  );
});

test.each([
  ['a draft', 'open', now, 'draft', false],
  ['it waits in time', 'open', later, 'waiting', false],
  ['it waits without a deadline', 'open', null, 'waiting', false],
  ['it waits too long', 'open', now, 'waiting', true],
  ['it is refused too late to be put right', 'open', now, 'refused', true],
  ['it waits as the bank decides', 'lost', later, 'waiting', true],
  ['it was sent', 'lost', now, 'sent', false],
] as const)('whether an answer is late: %s', (_, state, deadline, answer, late) => {
  expect(isLate({ state, deadline, answer }, now)).toBe(late);
});

test('a paper of more than two megabytes or nineteen pages is more than banks take', () => {
  expect(isTooLarge({ bytes: 2_000_000, pages: 19 })).toBe(false);
  expect(isTooLarge({ bytes: 2_000_001, pages: 1 })).toBe(true);
  expect(isTooLarge({ bytes: 1, pages: 20 })).toBe(true);
});
