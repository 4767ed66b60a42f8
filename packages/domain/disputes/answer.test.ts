import { expect, test } from 'vitest';
import { isLate, obstacleToAnswer } from './answer.ts';

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
