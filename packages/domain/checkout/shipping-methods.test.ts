import { expect, test } from 'vitest';
import type { MethodCode } from '../markets/delivery-method.ts';
import type { ShippingMethod } from '../markets/market.ts';
import { offeredMethod, offeredMethods } from './shipping-methods.ts';

const days = { from: 2, to: 4 };
const standard: ShippingMethod = { code: 'standard', price: 500, freeFrom: 8000, days };
const express: ShippingMethod = { code: 'express', price: 1500, days };

const offered = (table: readonly ShippingMethod[], itemTotal: number, freeMethods: readonly MethodCode[] = []) =>
  offeredMethods(table, { itemTotal, freeMethods: new Set(freeMethods) });

test.each([
  ['below the value from which it is free', standard, 7999, [], { price: 500, free: false }],
  ['at the value from which it is free', standard, 8000, [], { price: 0, free: true }],
  ['without such a value', express, 1_000_000, [], { price: 1500, free: false }],
  ['with a promotion for it', express, 1, ['express'], { price: 0, free: true }],
  ['with a promotion for another one', express, 1, ['standard'], { price: 1500, free: false }],
  ['with a promotion, below the value', standard, 1, ['standard'], { price: 0, free: true }],
  ['that costs nothing anyway', { ...standard, price: 0 }, 9000, ['standard'], { price: 0, free: false }],
] as const)('a method %s', (_, method, itemTotal, freeMethods, expected) => {
  expect(offered([method], itemTotal, freeMethods)).toEqual([{ method, ...expected }]);
});

test('methods keep the order of the table, and one is found by its code alone', () => {
  const methods = offered([express, standard], 1);
  expect(methods.map(({ method }) => method)).toEqual([express, standard]);
  expect(offeredMethod(methods, 'standard')?.method).toBe(standard);
  expect(offeredMethod(methods, 'pickup')).toBeUndefined();
});
