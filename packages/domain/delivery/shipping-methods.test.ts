import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ShippingMethod } from '../markets/market.ts';
import { type DeliveryReduction, offeredMethod, offeredMethods } from './shipping-methods.ts';

const days = { from: 2, to: 4 };
const standard: ShippingMethod = { code: 'standard', price: 500, freeFrom: 8000, days };
const express: ShippingMethod = { code: 'express', price: 1500, days };

const free: DeliveryReduction = { promotionId: 'free', percent: 100 };
const half: DeliveryReduction = { promotionId: 'half', percent: 50 };
const three: DeliveryReduction = { promotionId: 'three', amount: 300 };

const offered = (table: readonly ShippingMethod[], itemTotal: number, ofExpress: readonly DeliveryReduction[] = []) =>
  offeredMethods(table, { itemTotal, reductions: new Map([['express', ofExpress]]) });

test.each<readonly [string, ShippingMethod, number, readonly DeliveryReduction[], object]>([
  ['below the value from which it is free', standard, 7999, [], { price: 500, by: null }],
  ['at the value from which it is free', standard, 8000, [], { price: 0, by: 'value' }],
  ['without such a value', express, 1_000_000, [], { price: 1500, by: null }],
  ['with a promotion that makes it free', express, 1, [free], { price: 0, by: free }],
  ['with a promotion for another one', standard, 1, [free], { price: 500, by: null }],
  ['with half off', express, 1, [half], { price: 750, by: half }],
  ['with an amount off', express, 1, [three], { price: 1200, by: three }],
  ['with the better of two', express, 1, [three, half], { price: 750, by: half }],
  ['with the first of equal ones', express, 1, [half, { ...half, promotionId: 'later' }], { price: 750, by: half }],
  ['with more off than it costs', { ...express, price: 200 }, 1, [three], { price: 0, by: three }],
  ['with a percentage of an odd price', { ...express, price: 501 }, 1, [half], { price: 250, by: half }],
  ['that costs nothing anyway', { ...express, price: 0 }, 9000, [free], { price: 0, by: null }],
])('a method %s', (_, method, itemTotal, reductions, expected) => {
  expect(offered([method], itemTotal, reductions)).toEqual([{ method, ...expected }]);
});

const reduction: fc.Arbitrary<DeliveryReduction> = fc.oneof(
  fc.record({ promotionId: fc.constantFrom('a', 'b', 'c'), percent: fc.integer({ min: 1, max: 100 }) }),
  fc.record({ promotionId: fc.constantFrom('a', 'b', 'c'), amount: fc.integer({ min: 1, max: 3000 }) }),
);

test('a delivery never costs less than nothing, and a further promotion never makes it dearer', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 3000 }),
      fc.array(reduction, { maxLength: 4 }),
      reduction,
      (price, all, one) => {
        const costs = (reductions: readonly DeliveryReduction[]) =>
          offered([{ ...express, price }], 1, reductions)[0]?.price ?? -1;
        expect(costs(all)).toBeGreaterThanOrEqual(0);
        expect(Number.isInteger(costs(all))).toBe(true);
        expect(costs([...all, one])).toBeLessThanOrEqual(costs(all));
        expect(costs(all.toReversed())).toBe(costs(all));
      },
    ),
  );
});

test('methods keep the order of the table, and one is found by its code alone', () => {
  const methods = offered([express, standard], 1);
  expect(methods.map(({ method }) => method)).toEqual([express, standard]);
  expect(offeredMethod(methods, 'standard')?.method).toBe(standard);
  expect(offeredMethod(methods, 'pickup')).toBeUndefined();
});
