import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Amounts } from '../amounts.ts';
import type { Benefit } from '../promotion.ts';
import { effectOf } from './effects.ts';

const percent = (value: number): Benefit => ({ kind: 'percent', percent: value });
const amount = (value: number): Benefit => ({ kind: 'amount', amounts: { USD: value } });
const free: Benefit = { kind: 'free-delivery', methods: ['standard', 'express'] };
const gift: Benefit = { kind: 'gift', upc: '12' };

const offRow = (benefit: Benefit, quantity: number, rowTotal: number) =>
  effectOf(benefit).offRow?.(benefit, { masterId: 'shoe', quantity, rowTotal }, 'USD');
const offOrder = (benefit: Benefit, value: number, quantity = 1) =>
  effectOf(benefit).offOrder?.(benefit, { value, quantity }, 'USD');

test.each<readonly [string, Benefit, number, number, number]>([
  ['20 percent of a row', percent(20), 2, 5000, 1000],
  ['20 percent, before rounding', percent(20), 1, 3333, 666.6],
  ['an amount, of each unit', amount(300), 2, 5000, 600],
  ['an amount, never more than the row', amount(300), 2, 500, 500],
])('off a row: %s', (_, benefit, quantity, rowTotal, off) => {
  expect(offRow(benefit, quantity, rowTotal)).toBe(off);
});

test.each<readonly [string, Benefit, number, number]>([
  ['20 percent of it', percent(20), 5000, 1000],
  ['an amount, once', amount(300), 5000, 300],
  ['an amount, never more than it', amount(300), 200, 200],
])('off the order: %s', (_, benefit, value, off) => {
  expect(offOrder(benefit, value)).toBe(off);
});

const fixed = (price: number): Benefit => ({ kind: 'fixed-price', amounts: { USD: price } });

test.each<readonly [string, number, number, number, number]>([
  ['what a unit costs above it', 1500, 1, 2000, 500],
  ['of each unit', 1500, 3, 6000, 1500],
  ['and nothing where it costs less', 1500, 2, 2000, 0],
])('a fixed price takes off %s', (_, price, quantity, rowTotal, off) => {
  expect(offRow(fixed(price), quantity, rowTotal)).toBe(off);
});

test.each<readonly [string, Readonly<Record<string, Amounts>>, number, number, number]>([
  ['what a unit of its product costs above its price', { shoe: { USD: 1500 } }, 2, 4000, 1000],
  ['nothing where it costs less', { shoe: { USD: 2500 } }, 1, 2000, 0],
  ['nothing of other products', { sock: { USD: 100 } }, 1, 2000, 0],
  ['nothing without a price in the currency', { shoe: { EUR: 100 } }, 1, 2000, 0],
])('prices for a group take off %s', (_, prices, quantity, rowTotal, off) => {
  const list: Benefit = { kind: 'group-prices', prices };
  expect(offRow(list, quantity, rowTotal)).toBe(off);
  expect(effectOf(list).goods?.(list)).toEqual({ masterIds: Object.keys(prices), categories: [] });
});

const plain = { masterId: '', categories: [] };

const rows = (...units: readonly (readonly [quantity: number, each: number])[]) =>
  units.map(([quantity, each]) => ({ ...plain, quantity, rowTotal: quantity * each }));

test.each<readonly [string, number, number, number, ReturnType<typeof rows>, readonly number[]]>([
  ['two and one free, the cheapest', 2, 1, 100, rows([1, 900], [1, 300], [1, 500]), [0, 300, 0]],
  ['two and one free, of one row', 2, 1, 100, rows([3, 500]), [500]],
  ['two and one free, twice', 2, 1, 100, rows([4, 500], [2, 400]), [500, 400]],
  ['nothing of a group that is not full', 2, 1, 100, rows([4, 500], [1, 400]), [500, 0]],
  ['nothing of too few', 2, 1, 100, rows([2, 500]), [0]],
  ['one and one at half', 1, 1, 50, rows([1, 1000], [1, 501]), [0, 250.5]],
  ['one and two free, over rows', 1, 2, 100, rows([2, 600], [4, 500]), [600, 1500]],
])('units to buy and to get: %s', (_, buy, get, percentage, given, off) => {
  const benefit: Benefit = { kind: 'buy-get', buy, get, percent: percentage };
  expect(effectOf(benefit).offRows?.(benefit, given, 'USD')).toEqual(off);
});

const row = fc.record({ quantity: fc.integer({ min: 1, max: 9 }), each: fc.integer({ min: 1, max: 50_000 }) });
const deal = fc.record({
  kind: fc.constant('buy-get' as const),
  buy: fc.integer({ min: 1, max: 5 }),
  get: fc.integer({ min: 1, max: 5 }),
  percent: fc.integer({ min: 1, max: 100 }),
});

test('units to get: the order of the rows does not matter, no row costs less than nothing, and more is never taken off fewer', () => {
  const off = (benefit: Benefit, given: readonly Readonly<{ quantity: number; each: number }>[]) =>
    effectOf(benefit).offRows?.(
      benefit,
      given.map(({ quantity, each }) => ({ ...plain, quantity, rowTotal: quantity * each })),
      'USD',
    ) ?? [];
  const sum = (amounts: readonly (number | undefined)[]) =>
    amounts.reduce<number>((total, one) => total + (one ?? 0), 0);
  fc.assert(
    fc.property(deal, fc.array(row, { minLength: 1, maxLength: 8 }), (benefit, given) => {
      const taken = off(benefit, given);
      expect(sum(off(benefit, given.toReversed()))).toBeCloseTo(sum(taken), 6);
      for (const [index, { quantity, each }] of given.entries()) {
        expect(taken[index]).toBeGreaterThanOrEqual(0);
        expect(taken[index]).toBeLessThanOrEqual(quantity * each);
      }
      expect(sum(off(benefit, given.slice(1)))).toBeLessThanOrEqual(sum(taken) + 1e-6);
    }),
  );
});

const byValue: Benefit = {
  kind: 'steps',
  steps: [
    { from: { USD: 10_000 }, percent: 10 },
    { from: { USD: 20_000 }, percent: 20 },
  ],
};
const byUnits: Benefit = {
  kind: 'steps',
  steps: [
    { from: 2, percent: 5 },
    { from: 4, percent: 15 },
  ],
};

test.each<readonly [string, Benefit, number, number, number, object | undefined]>([
  ['below the first', byValue, 9999, 9, 0, { reason: 'below-threshold', distance: 1 }],
  ['at the first', byValue, 10_000, 1, 1000, undefined],
  ['below the second', byValue, 19_999, 1, 1999.9, undefined],
  ['at the last', byValue, 20_000, 1, 4000, undefined],
  ['one unit too few', byUnits, 50_000, 1, 0, { reason: 'too-few', missing: 1 }],
  ['two units', byUnits, 1000, 2, 50, undefined],
  ['five units', byUnits, 1000, 5, 150, undefined],
])('steps: %s', (_, benefit, value, quantity, off, lack) => {
  expect(offOrder(benefit, value, quantity)).toBe(off);
  expect(effectOf(benefit).lack?.(benefit, { value, quantity }, 'USD')).toEqual(lack);
});

test('an amount without one in the currency takes nothing off', () => {
  const euros: Benefit = { kind: 'amount', amounts: { EUR: 300 } };
  expect([offRow(euros, 1, 5000), offOrder(euros, 5000)]).toEqual([0, 0]);
});

test('free delivery and gifts take nothing off goods', () => {
  for (const benefit of [free, gift]) {
    expect([offRow(benefit, 1, 5000), offOrder(benefit, 5000)]).toEqual([undefined, undefined]);
  }
  expect(effectOf(free).methods?.(free)).toEqual(['standard', 'express']);
  expect(effectOf(gift).gifts?.(gift)).toEqual(['12']);
  const choice: Benefit = { kind: 'gift', upc: '12', others: ['13', '14'] };
  expect(effectOf(choice).gifts?.(choice)).toEqual(['12', '13', '14']);
});
