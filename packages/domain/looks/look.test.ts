import { type LookAnswer, lookAnswers } from '@eyelet/contracts/looks/look.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  answersTo,
  endOf,
  isUnderWay,
  type LookState,
  lookEnd,
  mayOpen,
  minutesLeft,
  standingOf,
  stateFor,
  wishUntil,
} from './look.ts';

const asked_at = new Date('2026-11-29T12:00:00Z');
const after = (minutes: number) => new Date(asked_at.getTime() + minutes * 60_000);

test.each([
  ['asked', null, 0, 'asked', ['allow', 'decline']],
  ['asked', null, 24 * 60 - 1, 'asked', ['allow', 'decline']],
  ['asked', null, 24 * 60, 'lapsed', []],
  ['allowed', null, 24 * 60 - 1, 'allowed', ['end']],
  ['allowed', null, 24 * 60, 'lapsed', []],
  ['open', 30, 29, 'open', ['end']],
  ['open', 30, 30, 'ended', []],
  ['declined', null, 1, 'declined', []],
  ['ended', 30, 1, 'ended', []],
] as const)('%s, until %s, is after %i minutes %s', (state, until, minutes, standing, answers) => {
  const look = { state, asked_at, expires_at: until === null ? null : after(until) };
  expect(standingOf(look, after(minutes))).toBe(standing);
  expect(answersTo(standing)).toEqual(answers);
});

const states: readonly LookState[] = ['asked', 'allowed', 'declined', 'open', 'ended'];

test('nothing is opened that was not allowed, and nothing comes back that is over', () => {
  const answers = fc.array(fc.tuple(fc.constantFrom<LookAnswer>(...lookAnswers), fc.nat(3000)), { maxLength: 8 });
  fc.assert(
    fc.property(answers, (given) => {
      let state: LookState = 'asked';
      let now = 0;
      let isAllowed = false;
      for (const [answer, minutes] of given) {
        now += minutes;
        const before = standingOf({ state, asked_at, expires_at: null }, after(now));
        const next = stateFor({ state, asked_at, expires_at: null }, answer, after(now));
        if (answer === 'allow' && next) isAllowed = true;
        if (!isUnderWay(before)) expect(next).toBeUndefined();
        state = next ?? state;
        if (mayOpen(standingOf({ state, asked_at, expires_at: null }, after(now)))) expect(isAllowed).toBe(true);
      }
    }),
  );
});

test.each([
  ['open', 30, null, 29, undefined],
  ['open', 30, null, 30, 30],
  ['open', 30, 12, 40, 12],
  ['ended', 30, 12, 40, 12],
  ['declined', 30, null, 40, undefined],
  ['open', null, null, 40, undefined],
] as const)('%s, until %s and ended after %s, has after %i minutes ended at %s', (state, until, ended, now, end) => {
  const at = (minutes: number | null) => (minutes === null ? null : after(minutes));
  const look = { state, expires_at: at(until), ended_at: at(ended) };
  expect(endOf(look, after(now))).toEqual(end === undefined ? undefined : after(end));
});

test('only what is allowed or open may be opened', () => {
  const standings = ['asked', 'allowed', 'open', 'declined', 'lapsed', 'ended'] as const;
  expect(standings.filter(mayOpen)).toEqual(['allowed', 'open']);
});

test('opening again prolongs nothing', () => {
  const first = lookEnd({ expires_at: null }, asked_at);
  expect(first).toEqual(after(30));
  expect(lookEnd({ expires_at: first }, after(20))).toEqual(first);
});

test('what is under way can be answered, and nothing else', () => {
  for (const state of states) {
    const standing = standingOf({ state, asked_at, expires_at: after(30) }, after(1));
    expect(isUnderWay(standing)).toBe(answersTo(standing).length > 0);
  }
  expect(wishUntil({ asked_at })).toEqual(after(24 * 60));
});

test.each([
  [30 * 60_000, 30],
  [60_001, 2],
  [60_000, 1],
  [1, 1],
  [-5, 1],
])('of %i ms %i minutes are left', (ms, minutes) => {
  expect(minutesLeft(new Date(asked_at.getTime() + ms), asked_at)).toBe(minutes);
});
