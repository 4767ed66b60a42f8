import { promotion } from '@eyelet/testing/promotion-builder.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Asked, Unmet } from '../condition.ts';
import { isMeantForShopper, unmetBy } from '../conditions.ts';
import type { Wants } from '../wants.ts';
import type { SegmentFacts } from './facts.ts';

const now = new Date('2026-05-01T12:00:00Z');
const asked: Asked = {
  ...{ currency: 'USD', locale: 'en-us', timeZone: 'America/New_York', consumerType: 'REGISTERED', now },
  codes: new Set(),
};
const accountOf = (segment: SegmentFacts): Asked => ({
  ...asked,
  shopper: { groups: [], hasOrdered: true, segment },
});
const unmet = (wants: Wants, one: Asked) => unmetBy(promotion('one', { wants }), one);

const usd = (amount: number) => ({ amounts: { USD: amount }, days: 90 });

test.each<readonly [string, Wants, SegmentFacts, Unmet | undefined]>([
  ['the first of the orders', { orders: { from: 2, until: 3 } }, { orders: 2 }, undefined],
  ['the last of the orders', { orders: { from: 2, until: 3 } }, { orders: 3 }, undefined],
  ['an order too few', { orders: { from: 2, until: 3 } }, { orders: 1 }, 'other-segment'],
  ['an order too many', { orders: { from: 2, until: 3 } }, { orders: 4 }, 'other-segment'],
  ['any number of orders', { orders: { from: 2, until: null } }, { orders: 99 }, undefined],
  ['unknown orders', { orders: { from: 1, until: null } }, {}, 'other-segment'],
  ['just enough spent', { spent: usd(5000) }, { spent: { '90': { USD: 5000 } } }, undefined],
  ['a cent too little spent', { spent: usd(5000) }, { spent: { '90': { USD: 4999 } } }, 'other-segment'],
  ['spent in another time', { spent: usd(5000) }, { spent: { '365': { USD: 9000 } } }, 'other-segment'],
  ['spent in another currency', { spent: usd(5000) }, { spent: { '90': { EUR: 9000 } } }, 'other-segment'],
  [
    'no amount in the currency',
    { spent: { amounts: { EUR: 1 }, days: 90 } },
    { spent: { '90': { USD: 9 } } },
    'other-segment',
  ],
  ['away just long enough', { daysSinceOrder: 30 }, { lastOrderAt: '2026-04-01T12:00:00Z' }, undefined],
  ['away a second too short', { daysSinceOrder: 30 }, { lastOrderAt: '2026-04-01T12:00:01Z' }, 'other-segment'],
  ['never there', { daysSinceOrder: 30 }, { lastOrderAt: null }, 'other-segment'],
  ['a member for just long enough', { daysAsMember: 1 }, { memberSince: '2026-04-30T12:00:00Z' }, undefined],
  ['a member for too short', { daysAsMember: 1 }, { memberSince: '2026-04-30T12:00:01Z' }, 'other-segment'],
  ['no member', { daysAsMember: 1 }, { memberSince: null }, 'other-segment'],
  ['one of the tiers', { tiers: ['silver', 'gold'] }, { tier: 'gold' }, undefined],
  ['another tier', { tiers: ['silver', 'gold'] }, { tier: 'member' }, 'other-tier'],
  ['no tier', { tiers: ['member'] }, {}, 'other-tier'],
  ['an account of one of the markets', { homeMarkets: ['de-de', 'en-us'] }, { homeMarket: 'de-de' }, undefined],
  ['an account of another market', { homeMarkets: ['de-de'] }, { homeMarket: 'en-us' }, 'other-segment'],
])('a segment: %s', (_, wants, facts, reason) => {
  expect(unmet(wants, accountOf(facts))).toBe(reason);
  expect(isMeantForShopper(promotion('one', { wants }), accountOf(facts))).toBe(reason === undefined);
});

const everything: SegmentFacts = {
  ...{ homeMarket: 'en-us', memberSince: '2020-01-01T00:00:00Z', tier: 'gold', orders: 9 },
  ...{ lastOrderAt: '2020-01-01T00:00:00Z', spent: { '90': { USD: 1_000_000 } } },
};
const wantsOfAll = fc.constantFrom<Wants>(
  ...([{ orders: { from: 1, until: null } }, { spent: usd(1) }, { daysSinceOrder: 1 }] as const),
  ...([{ daysAsMember: 1 }, { tiers: ['gold'] }, { homeMarkets: ['en-us'] }] as const),
);

test('a guest, and somebody of whom nothing is known, is in no segment', () => {
  fc.assert(
    fc.property(wantsOfAll, (wants) => {
      const account = accountOf(everything);
      expect(unmet(wants, account)).toBeUndefined();
      for (const other of [
        { ...account, consumerType: 'GUEST' as const },
        asked,
        { ...account, consumerType: undefined },
      ])
        expect(unmet(wants, other)).toMatch(/^other-/);
    }),
  );
});

test('who orders or spends more never falls out of a segment without an upper end', () => {
  const count = fc.integer({ min: 1, max: 50 });
  fc.assert(
    fc.property(count, count, fc.nat(50), (from, orders, more) => {
      const wants: Wants = { orders: { from, until: null }, spent: usd(from * 100) };
      const facts = (n: number): SegmentFacts => ({ orders: n, spent: { '90': { USD: n * 100 } } });
      if (unmet(wants, accountOf(facts(orders))) === undefined)
        expect(unmet(wants, accountOf(facts(orders + more)))).toBeUndefined();
    }),
  );
});
