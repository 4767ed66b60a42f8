import { expect, test } from 'vitest';
import { allowanceOf, leftOfAllowance, nextTurn, type ShopperAllowances, spentOfYear } from './year.ts';

const now = new Date('2026-11-24T12:00:00Z');
const limit = { yearly: 100_000, currentSpend: 30_000 };
const year = (kind: 'employee' | 'prosumer', of: number, amount: number, lastTurn = 1) =>
  ({ kind, year: of, amount, lastTurn }) as const;

test.each([
  ['no order yet', [], 30_000],
  ['orders of this year', [year('employee', 2026, 5000)], 35_000],
  ['orders of last year alone', [year('employee', 2025, 5000)], 0],
  ['orders of both years', [year('employee', 2025, 5000), year('employee', 2026, 700)], 700],
  ['orders of another kind', [year('prosumer', 2025, 5000), year('prosumer', 2026, 700)], 30_000],
] as const)('with %s, what was spent before the first order counts in its year only', (_what, years, spent) => {
  expect(spentOfYear(limit, { kind: 'employee', years }, 2026)).toBe(spent);
});

const german: ShopperAllowances = {
  locale: 'de_DE',
  limits: { employee: { yearly: 40_000, currentSpend: 0 } },
  years: [year('employee', 2026, 15_000)],
};

test('what is left is the limit less what was spent, never below zero', () => {
  const at = { currency: 'EUR', now } as const;
  expect(leftOfAllowance('employee', german, at)).toBe(25_000);
  expect(leftOfAllowance('employee', { ...german, years: [year('employee', 2026, 50_000)] }, at)).toBe(0);
});

test.each([
  ['en_US', 'USD', '2027-01-01T04:59:59Z', '2027-01-01T05:00:00Z'],
  ['de_DE', 'EUR', '2026-12-31T22:59:59Z', '2026-12-31T23:00:00Z'],
] as const)('the year of a limit in %s ends at midnight of the market', (locale, currency, last, first) => {
  const leftAt = (at: string) => leftOfAllowance('employee', { ...german, locale }, { currency, now: new Date(at) });
  expect([leftAt(last), leftAt(first)]).toEqual([25_000, 40_000]);
});

test('a limit counts in the currency of its market; without a limit there is no end', () => {
  expect(leftOfAllowance('employee', german, { currency: 'USD', now })).toBe(0);
  expect(leftOfAllowance('prosumer', german, { currency: 'USD', now })).toBe(Number.POSITIVE_INFINITY);
  expect(leftOfAllowance('employee', undefined, { currency: 'EUR', now })).toBe(Number.POSITIVE_INFINITY);
});

test('turns go on from the highest of the kind, over all years', () => {
  expect(nextTurn('employee', { years: [] })).toBe(1);
  const years = [year('employee', 2025, 1, 7), year('employee', 2026, 1, 4), year('prosumer', 2026, 1, 9)];
  expect(nextTurn('employee', { years })).toBe(8);
});

test.each([
  [{ audience: ['EMPLOYEE'], wants: {} }, [], 'employee'],
  [{ audience: ['EMPLOYEE', 'LOYALTY'], wants: {} }, [], undefined],
  [{ audience: null, wants: {} }, ['professional'], undefined],
  [{ audience: null, wants: { groups: ['professional'] } }, ['professional'], 'prosumer'],
  [{ audience: null, wants: { groups: ['professional', 'athlete'] } }, ['professional'], 'prosumer'],
  [{ audience: null, wants: { groups: ['professional', 'athlete'] } }, ['professional', 'athlete'], undefined],
  [{ audience: null, wants: { groups: ['professional'] } }, ['athlete'], undefined],
] as const)('goods of a promotion for %o count for a shopper of the groups %o towards: %s', (one, groups, kind) => {
  expect(allowanceOf(one, groups)).toBe(kind);
});

test('a shopper of no group has no allowance for being a professional', () => {
  expect(allowanceOf({ audience: null, wants: { groups: ['professional'] } })).toBeUndefined();
});
