import { promotion } from '@eyelet/testing/promotion-builder.ts';
import { expect, test } from 'vitest';
import { shownStateOf, stateOf } from './state.ts';

const now = new Date('2026-11-22T09:00:00Z');
const before = new Date(now.getTime() - 1);
const after = new Date(now.getTime() + 1);

test.each([
  ['running', {}],
  ['running', { startsAt: now, endsAt: after }],
  ['scheduled', { startsAt: after }],
  ['scheduled', { startsAt: after, endsAt: new Date(after.getTime() + 1) }],
  ['ended', { endsAt: now }],
  ['ended', { startsAt: before, endsAt: before }],
  ['paused', { enabled: false }],
  ['paused', { enabled: false, startsAt: after }],
  ['ended', { enabled: false, endsAt: before }],
] as const)('a promotion is %s: %j', (state, members) => {
  expect(stateOf(promotion('one', members), now)).toBe(state);
});

test.each([
  ['ineffective', {}],
  ['ineffective', { startsAt: after }],
  ['paused', { enabled: false }],
  ['ended', { endsAt: now }],
] as const)('one that cannot be judged is %s: %j', (state, members) => {
  expect(shownStateOf(promotion('one', members), now, false)).toBe(state);
  expect(shownStateOf(promotion('one', members), now, true)).toBe(stateOf(promotion('one', members), now));
});
