import { expect, test } from 'vitest';
import type { Benefit } from '../promotion.ts';
import { effectOf } from './effects.ts';

const percent = (value: number): Benefit => ({ kind: 'percent', percent: value });
const amount = (value: number): Benefit => ({ kind: 'amount', amounts: { USD: value } });
const free: Benefit = { kind: 'free-delivery', methods: ['standard', 'express'] };
const gift: Benefit = { kind: 'gift', upc: '12' };

const offRow = (benefit: Benefit, quantity: number, rowTotal: number) =>
  effectOf(benefit).offRow?.(benefit, { quantity, rowTotal }, 'USD');
const offOrder = (benefit: Benefit, value: number) => effectOf(benefit).offOrder?.(benefit, value, 'USD');

test.each<readonly [string, Benefit, number, number, number]>([
  ['20 percent of a row', percent(20), 2, 5000, 1000],
  ['20 percent, before rounding', percent(20), 1, 3333, 666.6],
  ['an amount, of each piece', amount(300), 2, 5000, 600],
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

test('an amount without one in the currency takes nothing off', () => {
  const euros: Benefit = { kind: 'amount', amounts: { EUR: 300 } };
  expect([offRow(euros, 1, 5000), offOrder(euros, 5000)]).toEqual([0, 0]);
});

test('free delivery and gifts take nothing off goods', () => {
  for (const benefit of [free, gift]) {
    expect([offRow(benefit, 1, 5000), offOrder(benefit, 5000)]).toEqual([undefined, undefined]);
  }
  expect(effectOf(free).freeMethods?.(free)).toEqual(['standard', 'express']);
  expect(effectOf(gift).gift?.(gift)).toBe('12');
});
