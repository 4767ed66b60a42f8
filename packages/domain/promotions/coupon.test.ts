import { promotion as promotionOf } from '@eyelet/testing/promotion-builder.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { joinCoupons } from '../cart/coupons.ts';
import type { CartCoupon } from '../cart/document.ts';
import type { Concernable } from './conditions/goods.ts';
import { type Coupon, type CouponProblem, codeOf, problemOfCoupon } from './coupon.ts';
import type { Promotion, PromotionTerms } from './promotion.ts';

const now = new Date('2026-05-01T12:00:00Z');
const before = new Date('2026-05-01T11:59:59Z');
const after = new Date('2026-05-01T12:00:01Z');
const terms: PromotionTerms = {
  currency: 'USD',
  locale: 'en-us',
  timeZone: 'America/New_York',
  consumerType: 'GUEST',
  now,
};
const shoe: Concernable = { masterId: 'shoe', categories: ['women'] };

const unlimited: Coupon = {
  ...{ code: 'TEN', promotionId: 'one', enabled: true, startsAt: null, endsAt: null },
  ...{ mostUses: null, mostUsesEach: null, used: 7, usedByShopper: 7 },
};

type PromotionGiven = Omit<Partial<Promotion>, 'texts'>;

const problem = (coupon: Partial<Coupon> = {}, promotion: PromotionGiven = {}, lines: Concernable[] = [shoe]) =>
  problemOfCoupon({ ...unlimited, ...coupon }, promotionOf('one', promotion), lines, terms);

test.each<readonly [string, Partial<Coupon>, CouponProblem | undefined]>([
  ['without limits', {}, undefined],
  ['from its start', { startsAt: now }, undefined],
  ['before its start', { startsAt: after }, 'not-available'],
  ['before its end', { endsAt: after }, undefined],
  ['at its end', { endsAt: now }, 'ended'],
  ['that is switched off', { enabled: false }, 'not-available'],
  ['that is switched off and ended', { enabled: false, endsAt: before }, 'ended'],
  ['for one use that is free', { mostUses: 1, used: 0 }, undefined],
  ['for one use that was made', { mostUses: 1, used: 1 }, 'redeemed'],
  ['with its last use left', { mostUses: 3, used: 2 }, undefined],
  ['with no use left', { mostUses: 3, used: 3 }, 'used-up'],
  ['used more often than it may', { mostUses: 3, used: 4 }, 'used-up'],
  ['for one use by each, not used by this shopper', { mostUsesEach: 1, usedByShopper: 0 }, undefined],
  ['for one use by each, used by this shopper', { mostUsesEach: 1, usedByShopper: 1 }, 'redeemed'],
  ['with the last use by this shopper left', { mostUsesEach: 2, usedByShopper: 1 }, undefined],
  ['with no use by this shopper left', { mostUsesEach: 2, usedByShopper: 2 }, 'used-up'],
  ['for many uses, one by each', { mostUses: 9, mostUsesEach: 1, used: 8, usedByShopper: 1 }, 'redeemed'],
  ['that has ended and was used', { endsAt: before, mostUses: 1, used: 1 }, 'ended'],
])('a code %s', (_, coupon, expected) => {
  expect(problem(coupon)).toBe(expected);
});

test.each<readonly [string, PromotionGiven, CouponProblem | undefined]>([
  ['has ended', { endsAt: now }, 'ended'],
  ['has not started', { startsAt: after }, 'not-available'],
  ['is switched off', { enabled: false }, 'not-available'],
  ['is for other shoppers', { audience: ['EMPLOYEE'] }, 'not-for-this-cart'],
  ['is for these shoppers', { audience: ['GUEST'] }, undefined],
  ['is of another shop', { locales: ['fr-fr'] }, 'not-for-this-cart'],
  ['concerns other goods', { concerns: { masterIds: ['boot'], categories: ['men'] } }, 'not-for-this-cart'],
  ['concerns goods of the cart', { concerns: { masterIds: ['shoe'], categories: [] } }, undefined],
])('a code whose promotion %s', (_, promotion, expected) => {
  expect(problem({}, promotion)).toBe(expected);
});

test('one line that a promotion concerns is enough, and an empty cart has none', () => {
  const boot = { ...shoe, masterId: 'boot', categories: ['men'] };
  const concerns = { masterIds: [], categories: ['women'] };
  expect(problem({}, { concerns }, [boot, shoe])).toBeUndefined();
  expect(problem({}, {}, [])).toBe('not-for-this-cart');
});

test('a code without a promotion is not available, and says so when it has ended', () => {
  expect(problemOfCoupon(unlimited, undefined, [shoe], terms)).toBe('not-available');
  expect(problemOfCoupon({ ...unlimited, endsAt: before }, undefined, [shoe], terms)).toBe('ended');
});

test('a code is the same however it is typed', () => {
  expect(['ten', ' Ten ', 'TEN\t'].map(codeOf)).toEqual(['TEN', 'TEN', 'TEN']);
});

const coupon = (promotionId: string, code: string): CartCoupon => ({ id: code, code, promotionId, endsAt: null });

/** The codes of a cart: one of each promotion, no more than `most`. */
const couponsOf = (prefix: string, most: number) =>
  fc
    .uniqueArray(fc.integer({ min: 0, max: 8 }), { maxLength: most })
    .map((ids) => ids.map((id) => coupon(`p${id}`, `${prefix}${id}`)));

test('codes of two carts: all of the own ones, one of each promotion, no more than a cart may have', () => {
  fc.assert(
    fc.property(couponsOf('own', 5), couponsOf('added', 5), fc.integer({ min: 1, max: 9 }), (own, added, most) => {
      const joined = joinCoupons(own, added, most);
      const ids = joined.map(({ promotionId }) => promotionId);
      expect(joined.slice(0, own.length)).toEqual(own);
      expect(new Set(ids).size).toBe(ids.length);
      const all = new Set([...own, ...added].map(({ promotionId }) => promotionId));
      // A cart that has more, as more were allowed before, keeps them.
      expect(joined).toHaveLength(Math.max(own.length, Math.min(most, all.size)));
    }),
  );
});

test('a cart that gets no new code keeps the very list it has', () => {
  const own = [coupon('p1', 'A')];
  expect(joinCoupons(own, [coupon('p1', 'B')], 5)).toBe(own);
  expect(joinCoupons(own, [], 5)).toBe(own);
});
