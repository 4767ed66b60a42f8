import { soldLine } from '@eyelet/testing/line-builder.ts';
import { promotion } from '@eyelet/testing/promotion-builder.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Asked } from '../promotions/conditions/condition.ts';
import type { PromotionUses } from '../promotions/limits.ts';
import type { Limits, Promotion } from '../promotions/promotion.ts';
import { promote } from './promote.ts';

const asked: Asked = {
  currency: 'USD',
  locale: 'en-us',
  timeZone: 'America/New_York',
  consumerType: 'GUEST',
  now: new Date('2026-05-01T12:00:00Z'),
  codes: new Set(),
};
const none: Limits = { uses: null, usesEach: null, budget: null };
const goods = [soldLine('a', { current: 10_000 })];

/** The discount of each promotion on goods of 100.00, why the others have none, and what is announced. */
function promoted(promotions: readonly Promotion[], uses: PromotionUses) {
  const { amounts, ineffective, standings, gifts } = promote(goods, promotions, { ...asked, uses });
  return {
    amounts: Object.fromEntries(amounts),
    reasons: Object.fromEntries(ineffective.map(({ promotion: { id }, reason }) => [id, reason])),
    announced: standings.map((one) => one.promotion.id),
    gifts: gifts.map(({ id }) => id),
  };
}

test('what has reached its limit takes nothing off, says why, and is not announced', () => {
  const tenth = promotion('tenth', { limits: { ...none, uses: 5 }, threshold: { USD: 20_000 } });
  const fifth = promotion('fifth', { benefit: { kind: 'percent', percent: 5 } });
  const uses = { tenth: { used: 5, usedByShopper: 0, spent: {} } };
  expect(promoted([tenth, fifth], uses)).toEqual({
    amounts: { fifth: 500 },
    reasons: { tenth: 'used-up' },
    announced: [],
    gifts: [],
  });
});

test('a gift that has reached its limit does not come along', () => {
  const gift = promotion('gift', {
    benefit: { kind: 'gift', upc: '1' },
    limits: { ...none, usesEach: 1 },
    texts: { gift: { default: 'more', earned: 'yours' } },
  });
  expect(promoted([gift], {}).gifts).toEqual(['gift']);
  const uses = { gift: { used: 1, usedByShopper: 1, spent: {} } };
  expect(promoted([gift], uses)).toMatchObject({ gifts: [], reasons: { gift: 'used-by-shopper' } });
});

test('a budget that suffices for the goods is given, and one that does not is not given in part', () => {
  const tenth = promotion('tenth', { limits: { ...none, budget: { USD: 1500 } } });
  const spent = (amount: number) => ({ tenth: { used: 1, usedByShopper: 0, spent: { USD: amount } } });
  expect(promoted([tenth], spent(500)).amounts).toEqual({ tenth: 1000 });
  expect(promoted([tenth], spent(501))).toMatchObject({ amounts: {}, reasons: { tenth: 'budget-spent' } });
});

test('what stood back for one whose budget does not suffice takes its place', () => {
  const better = promotion('better', {
    benefit: { kind: 'percent', percent: 30 },
    group: 'season',
    limits: { ...none, budget: { USD: 100 } },
  });
  const other = promotion('other', { group: 'season' });
  expect(promoted([better, other], {})).toMatchObject({
    amounts: { other: 1000 },
    reasons: { better: 'budget-spent' },
  });
});

test('a limit of what concerns other goods is not told', () => {
  const concerns = { masterIds: ['elsewhere'], categories: [] };
  const one = promotion('one', { concerns, limits: { ...none, uses: 1 } });
  expect(promoted([one], { one: { used: 1, usedByShopper: 0, spent: {} } }).reasons).toEqual({ one: 'other-goods' });
});

test('whatever the promotions and their uses, none gives more than is left of its budget, and each is told of once', () => {
  const anyPromotion = fc.record({
    percent: fc.integer({ min: 1, max: 99 }),
    budget: fc.option(fc.integer({ min: 1, max: 6000 })),
    spent: fc.integer({ min: 0, max: 6000 }),
    exclusive: fc.boolean(),
    group: fc.constantFrom(null, 'season'),
    level: fc.constantFrom('ORDER', 'PRODUCT'),
  });
  fc.assert(
    fc.property(fc.array(anyPromotion, { maxLength: 5 }), (given) => {
      const promotions = given.map(({ percent, budget, exclusive, group, level }, index) =>
        promotion(`p${index}`, {
          benefit: { kind: 'percent', percent },
          ...{ exclusive, group, level, rank: index },
          limits: budget === null ? null : { ...none, budget: { USD: budget } },
        }),
      );
      const uses = Object.fromEntries(
        given.map(({ spent }, index) => [`p${index}`, { used: 1, usedByShopper: 0, spent: { USD: spent } }]),
      );
      const { amounts, reasons } = promoted(promotions, uses);
      for (const [index, { budget, spent }] of given.entries()) {
        const amount = amounts[`p${index}`] ?? 0;
        if (budget !== null && amount > 0) expect(amount).toBeLessThanOrEqual(budget - spent);
        expect(`p${index}` in amounts).not.toBe(`p${index}` in reasons);
      }
    }),
  );
});
