import { promotion } from '@eyelet/testing/promotion-builder.ts';
import { expect, test } from 'vitest';
import { type LimitReached, limitReached, type PromotionUses, problemOfLimits, type Uses } from './limits.ts';
import { promotionProblems } from './problem.ts';
import type { Limits, Promotion } from './promotion.ts';

const none: Limits = { uses: null, usesEach: null, budget: null };
const unused: Uses = { used: 0, usedByShopper: 0, spent: {} };

test.each<readonly [string, Limits | null, Partial<Uses> | undefined, LimitReached | undefined]>([
  ['without limits', null, { used: 9 }, undefined],
  ['never used', { ...none, uses: 1 }, undefined, undefined],
  ['before its last use', { ...none, uses: 3 }, { used: 2 }, undefined],
  ['after its last use', { ...none, uses: 3 }, { used: 3 }, 'used-up'],
  ['before the last use of a shopper', { ...none, usesEach: 2 }, { used: 9, usedByShopper: 1 }, undefined],
  ['after the last use of a shopper', { ...none, usesEach: 2 }, { used: 9, usedByShopper: 2 }, 'used-by-shopper'],
  ['with a unit of its budget left', { ...none, budget: { USD: 500 } }, { spent: { USD: 499 } }, undefined],
  ['with nothing of its budget left', { ...none, budget: { USD: 500 } }, { spent: { USD: 500 } }, 'budget-spent'],
  ['whose budget of elsewhere is spent', { ...none, budget: { USD: 5, EUR: 5 } }, { spent: { EUR: 5 } }, undefined],
  ['with several', { uses: 1, usesEach: 1, budget: null }, { used: 1, usedByShopper: 1 }, 'used-up'],
])('a promotion %s', (_, limits, uses, reached) => {
  const all: PromotionUses = uses ? { one: { ...unused, ...uses } } : {};
  expect(limitReached(promotion('one', { limits }), { currency: 'USD', uses: all })).toBe(reached);
});

test('an order counts as the last while it is within the limits, whatever others have used', () => {
  const limits = { ...none, uses: 1 };
  const uses = { other: { ...unused, used: 1 } };
  expect(limitReached(promotion('one', { limits }), { currency: 'USD', uses })).toBeUndefined();
});

test.each<readonly [Limits, Promotion['benefit'] | undefined, RegExp]>([
  [{ ...none, uses: 0 }, undefined, /whole number/],
  [{ ...none, usesEach: 1.5 }, undefined, /whole number/],
  [{ ...none, budget: { USD: 0 } }, undefined, /above 0/],
  [{ ...none, budget: { USD: 1 } }, { kind: 'free-delivery', methods: ['standard'] }, /takes something off/],
])('limits that cannot hold: %j', (limits, benefit, problem) => {
  const found = problemOfLimits(promotion('one', { limits, ...(benefit ? { benefit } : {}) }));
  expect(found && promotionProblems[found]).toMatch(problem);
});

test('limits that hold', () => {
  const limits = { uses: 10, usesEach: 1, budget: { USD: 1, EUR: 5000 } };
  expect(problemOfLimits(promotion('one', { limits }))).toBeUndefined();
  expect(problemOfLimits(promotion('one'))).toBeUndefined();
});
