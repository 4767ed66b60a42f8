import { promotion } from '@eyelet/testing/promotion-builder.ts';
import { expect, test } from 'vitest';
import { markets } from '../../markets/markets.ts';
import type { ShopperFacts } from '../promotion.ts';
import type { Asked, Countable, Unmet } from './condition.ts';
import { isMeantFor, isMeantForShopper, unmetBy } from './conditions.ts';
import { wantedBy } from './rules.ts';
import type { Hours, Wants } from './wants.ts';

const asked: Asked = {
  currency: 'USD',
  locale: 'en-us',
  timeZone: 'America/New_York',
  consumerType: 'REGISTERED',
  now: new Date('2026-05-01T12:00:00Z'),
  codes: new Set(),
};

const unmet = (wants: Wants, more: Partial<Asked> = {}) => unmetBy(promotion('one', { wants }), { ...asked, ...more });
const known = (facts: Partial<ShopperFacts>): Partial<Asked> => ({
  shopper: { groups: [], hasOrdered: false, ...facts },
});

test.each<readonly [string, Wants, Partial<Asked>, Unmet | undefined]>([
  ['members, asked by one', { groups: ['member'] }, known({ groups: ['athlete', 'member'] }), undefined],
  ['members, asked by an athlete', { groups: ['member'] }, known({ groups: ['athlete'] }), 'not-in-group'],
  ['members or athletes, asked by one', { groups: ['member', 'athlete'] }, known({ groups: ['athlete'] }), undefined],
  ['members, asked by nobody known', { groups: ['member'] }, {}, 'not-in-group'],
  ['a first order', { firstOrder: true }, known({}), undefined],
  ['a first order, after another', { firstOrder: true }, known({ hasOrdered: true }), 'not-first-order'],
  ['a first order of a guest', { firstOrder: true }, { ...known({}), consumerType: 'GUEST' }, 'not-first-order'],
  ['a first order of nobody known', { firstOrder: true }, {}, 'not-first-order'],
  ['PayPal', { payment: ['PAYPAL'] }, { payments: ['GIFT_CARD', 'PAYPAL'] }, undefined],
  ['PayPal, paid by card', { payment: ['PAYPAL'] }, { payments: ['CREDIT_CARD'] }, 'other-payment'],
  ['PayPal, not paid yet', { payment: ['PAYPAL', 'KLARNA'] }, {}, 'other-payment'],
])('a promotion that wants %s', (_, wants, more, reason) => {
  expect(unmet(wants, more)).toBe(reason);
});

test('what is wanted is asked in one order: hours before shoppers, those before payment, and the code last', () => {
  const wants: Wants = { payment: ['PAYPAL'], groups: ['member'], hours: { days: [1], from: '00:00', until: '24:00' } };
  const all = promotion('one', { wants, needsCoupon: true });
  expect(unmetBy(all, asked)).toBe('other-hours');
  const { hours: _, ...later } = wants;
  expect(unmetBy({ ...all, wants: later }, asked)).toBe('not-in-group');
  expect(unmetBy({ ...all, wants: { payment: ['PAYPAL'] } }, asked)).toBe('other-payment');
  expect(unmetBy({ ...all, wants: {} }, asked)).toBe('code-missing');
});

test('whom it is meant for is told apart by programmes and first orders, not by hours and payments', () => {
  const one = promotion('one', { wants: { groups: ['member'], payment: ['PAYPAL'] } });
  expect(isMeantFor(one, asked)).toBe(true);
  expect(isMeantForShopper(one, asked)).toBe(false);
  expect(isMeantForShopper(one, { ...asked, ...known({ groups: ['member'] }) })).toBe(true);
});

const at = (timeZone: string, instant: string, hours: Hours) =>
  unmet({ hours }, { timeZone, now: new Date(instant) }) === undefined;
const evening: Hours = { days: [5], from: '18:00', until: '22:00' };
const night: Hours = { days: [5], from: '22:00', until: '02:00' };

test.each<readonly [string, Hours, string, boolean]>([
  ['a minute before', evening, '2026-05-01T17:59', false],
  ['at the beginning', evening, '2026-05-01T18:00', true],
  ['a minute before the end', evening, '2026-05-01T21:59', true],
  ['at the end', evening, '2026-05-01T22:00', false],
  ['on another day', evening, '2026-05-02T19:00', false],
  ['over midnight, before it', night, '2026-05-01T23:59', true],
  ['over midnight, at it', night, '2026-05-02T00:00', true],
  ['over midnight, at the end', night, '2026-05-02T02:00', false],
  ['over midnight, the morning before', night, '2026-05-01T01:00', false],
  ['from a Sunday into a Monday', { ...night, days: [7] }, '2026-05-04T01:59', true],
  ['all day, its first minute', { days: [5], from: '00:00', until: '24:00' }, '2026-05-01T00:00', true],
  ['all day, its last minute', { days: [5], from: '00:00', until: '24:00' }, '2026-05-01T23:59', true],
  ['all day, midnight after', { days: [5], from: '00:00', until: '24:00' }, '2026-05-02T00:00', false],
])('hours: %s', (_, hours, local, isOpen) => {
  // Friday, 1 May 2026.
  expect(at('UTC', `${local}:00Z`, hours)).toBe(isOpen);
});

test.each(markets)('hours follow the clock of $locale, also where it is changed', ({ timeZone, region }) => {
  const everyDay = [1, 2, 3, 4, 5, 6, 7];
  const afternoon = { days: everyDay, from: '12:00', until: '13:00' };
  const noonBefore =
    region === 'EMEA' ? { changed: '2026-03-29', back: '2026-10-25' } : { changed: '2026-03-08', back: '2026-11-01' };
  for (const day of Object.values(noonBefore)) {
    const open = Array.from({ length: 48 }, (__, half) => new Date(Date.parse(`${day}T00:00:00Z`) + half * 1_800_000))
      .filter((now) => unmet({ hours: afternoon }, { timeZone, now }) === undefined)
      .map((now) => new Intl.DateTimeFormat('en-GB', { timeZone, timeStyle: 'short' }).format(now));
    expect(open).toEqual(['12:00', '12:30']);
  }
});

const goods: Countable = {
  masterId: 'shoe',
  categories: ['shoes'],
  method: 'standard',
  storeId: null,
  isReduced: false,
  attributes: { gender: ['women'], activity: ['sailing', 'everyday'], colour: ['blue'] },
};

const counts = (wants: Wants, more: Partial<Countable> = {}) => {
  const missed = wantedBy(wants).find(({ rule, wanted }) => rule.counts?.(wanted, { ...goods, ...more }) === false);
  return missed ? missed.rule.uncounted?.(missed.wanted) : 'counts';
};

test.each<readonly [string, Wants, Partial<Countable>, string]>([
  ['delivered as wanted', { delivery: ['express', 'standard'] }, {}, 'counts'],
  ['delivered otherwise', { delivery: ['pickup'] }, {}, 'other-delivery'],
  ['of a store', { stores: ['boston'] }, { storeId: 'boston' }, 'counts'],
  ['of another store', { stores: ['boston'] }, { storeId: 'seattle' }, 'other-store'],
  ['of no store', { stores: ['boston'] }, {}, 'other-store'],
  ['at their list price', { price: 'full' }, {}, 'counts'],
  ['reduced, where that is not wanted', { price: 'full' }, { isReduced: true }, 'not-full-price'],
  ['reduced', { price: 'reduced' }, { isReduced: true }, 'counts'],
  ['not reduced, where that is wanted', { price: 'reduced' }, {}, 'not-reduced'],
  ['of one of the words', { attributes: { activity: ['hiking', 'sailing'] } }, {}, 'counts'],
  ['of a word of each kind', { attributes: { gender: ['women', 'men'], colour: ['blue'] } }, {}, 'counts'],
  ['of a word of one kind alone', { attributes: { gender: ['women'], colour: ['red'] } }, {}, 'other-goods'],
])('goods %s', (_, wants, more, outcome) => {
  expect(counts(wants, more)).toBe(outcome);
});

test.each([
  [2, { reason: 'too-few', missing: 1 }],
  [3, undefined],
  [4, undefined],
])('of at least three units, %d lack %j', (quantity, lack) => {
  const [wanted] = wantedBy({ units: 3 });
  expect(wanted?.rule.lack?.(wanted.wanted, { quantity, value: 1 })).toEqual(lack);
});
