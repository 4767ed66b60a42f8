import fc from 'fast-check';
import { expect, test } from 'vitest';
import { earnedOf, nextTierOf, pointsAtRate, tierOf, tiersIn } from './tiers.ts';

const thresholds = { silver: 300, gold: 800 };

test.each([
  [0, 'member', { tier: 'silver', missing: 300 }],
  [299, 'member', { tier: 'silver', missing: 1 }],
  [300, 'silver', { tier: 'gold', missing: 500 }],
  [799, 'silver', { tier: 'gold', missing: 1 }],
  [800, 'gold', undefined],
] as const)('%i points earned make a %s, and the next tier is %j', (earned, tier, next) => {
  expect(tierOf(earned, thresholds)).toBe(tier);
  expect(nextTierOf(earned, thresholds)).toEqual(next);
});

test('a market without a tier leaves it out', () => {
  expect(tiersIn({ silver: 0, gold: 500 }).map(({ tier }) => tier)).toEqual(['member', 'gold']);
  expect(tierOf(499, { silver: 0, gold: 500 })).toBe('member');
  expect(tierOf(1000, { silver: 0, gold: 0 })).toBe('member');
  expect(nextTierOf(1000, { silver: 0, gold: 0 })).toBeUndefined();
});

test.each([
  [80, 100, 80],
  [79, 125, 98],
  [80, 150, 120],
])('%i points at %i percent are %i', (points, percent, result) => {
  expect(pointsAtRate(points, percent)).toBe(result);
});

test('however an order comes back, its points go to the last one, and never more than it has earned', () => {
  const order = fc.record({ base: fc.integer({ min: 1, max: 5000 }), percent: fc.integer({ min: 100, max: 1000 }) });
  fc.assert(
    fc.property(order, fc.array(fc.nat(5000), { maxLength: 6 }), ({ base, percent }, parts) => {
      const earned = pointsAtRate(base, percent);
      let left = base;
      let taken = 0;
      for (const part of [...parts, base]) {
        const next = Math.max(0, left - part);
        taken += earnedOf(earned, left, base) - earnedOf(earned, next, base);
        expect(taken).toBeLessThanOrEqual(earned);
        left = next;
      }
      expect(taken).toBe(earned);
    }),
  );
});

test('an order that earned nothing keeps nothing', () => {
  expect(earnedOf(0, 0, 0)).toBe(0);
});
