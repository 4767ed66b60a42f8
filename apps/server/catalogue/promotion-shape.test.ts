import type { Wants } from '@eyelet/domain/promotions/conditions/wants.ts';
import type { Benefit, Promotion } from '@eyelet/domain/promotions/promotion.ts';
import { promotion } from '@eyelet/testing/promotion-builder.ts';
import { describe, expect, test } from 'vitest';
import { brokenMembersOf, laterKindsOf, readable } from './promotion-shape.ts';

const goods = { masterIds: ['A'], categories: ['shoes'] };
const side = { ...goods, units: 1, attributes: { colour: ['blue'] } };

/** One of each kind. */
const benefits: { [Kind in Benefit['kind']]: Extract<Benefit, { kind: Kind }> } = {
  percent: { kind: 'percent', percent: 10 },
  amount: { kind: 'amount', amounts: { USD: 500 } },
  'fixed-price': { kind: 'fixed-price', amounts: { USD: 500, EUR: 600 } },
  'buy-get': { kind: 'buy-get', buy: 2, get: 1, percent: 100 },
  'group-prices': { kind: 'group-prices', prices: { shoe: { USD: 500 } } },
  'buy-get-other': { kind: 'buy-get-other', bought: side, got: { ...goods, units: 1 }, percent: 50 },
  steps: {
    kind: 'steps',
    steps: [
      { from: 2, percent: 10 },
      { from: { USD: 9000 }, percent: 20 },
    ],
  },
  bundle: { kind: 'bundle', parts: [{ ...goods, units: 2 }], amounts: { USD: 500 } },
  'free-delivery': { kind: 'free-delivery', methods: ['standard'] },
  'reduced-delivery': { kind: 'reduced-delivery', methods: ['express'], percent: null, amounts: { USD: 300 } },
  gift: { kind: 'gift', upc: '400', others: ['401'] },
};

const wants: { [Kind in keyof Wants]-?: Wants[Kind] } = {
  hours: { days: [1, 7], from: '09:00', until: '24:00' },
  groups: ['member'],
  firstOrder: true,
  tiers: ['gold'],
  orders: { from: 2, until: null },
  spent: { amounts: { USD: 10000 }, days: 90 },
  daysSinceOrder: 30,
  daysAsMember: 365,
  homeMarkets: ['de-de'],
  payment: ['PAYPAL'],
  delivery: ['pickup'],
  stores: ['S-BOSTON'],
  price: 'reduced',
  attributes: { gender: ['women'] },
  units: 2,
};

/** As the database gives it back. */
const stored = (one: Promotion): Promotion => JSON.parse(JSON.stringify(one));

test.each(Object.values(benefits))('a benefit of the kind $kind is sound', (benefit) => {
  expect(brokenMembersOf(stored(promotion('one', { benefit })))).toEqual([]);
});

test('so is what a promotion can ask for, and its other members', () => {
  const whole = promotion('one', {
    ...{ wants, concerns: goods, threshold: { USD: 100 }, mostOff: { USD: 900 } },
    limits: { uses: 3, usesEach: null, budget: { USD: 5000 } },
    texts: { terms: 'Once', gift: { default: 'Soon', earned: 'Yours' } },
  });
  expect(brokenMembersOf(stored(whole))).toEqual([]);
  expect(readable(whole)).toEqual(whole);
});

test('what a later version has written is not broken, but unknown', () => {
  const later = { ...promotion('one'), benefit: { kind: 'second-life' }, wants: { weather: 'rain' } } as never;
  expect(brokenMembersOf(later)).toEqual([]);
  expect(laterKindsOf(later)).toEqual(['second-life', 'weather']);
});

const shapes: readonly unknown[] = [
  null,
  7,
  'text',
  [],
  [null],
  { kind: 'steps' },
  { masterIds: 'A' },
  { USD: 'much' },
];

describe.each(['benefit', 'wants', 'concerns', 'threshold', 'limits', 'mostOff', 'texts'] as const)('%s', (member) => {
  test.each(shapes.map((shape) => [JSON.stringify(shape), shape]))(
    'of the shape %s is never read wrongly',
    (_, shape) => {
      const one = { ...promotion('one'), [member]: shape } as Promotion;
      const broken = brokenMembersOf(one);
      expect([[], [member]]).toContainEqual(broken);
      expect(brokenMembersOf({ ...readable(one), benefit: promotion('one').benefit })).toEqual([]);
      if (broken.length > 0) expect(laterKindsOf(one)).toEqual([]);
    },
  );
});

test.each([
  ['benefit', null],
  ['benefit', { kind: 'gift', upc: '400', others: null }],
  ['benefit', { kind: 'percent', percent: '10' }],
  ['wants', null],
  ['wants', { attributes: null }],
  ['wants', { stores: 'S-BOSTON' }],
  ['concerns', {}],
  ['threshold', []],
  ['limits', { uses: null, usesEach: null, budget: 5 }],
  ['texts', null],
  ['texts', { en: promotion('one').texts.en }],
] as const)('%s of the shape %j is broken', (member, shape) => {
  expect(brokenMembersOf({ ...promotion('one'), [member]: shape } as Promotion)).toEqual([member]);
});
