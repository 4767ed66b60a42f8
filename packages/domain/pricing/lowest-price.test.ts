import { expect, test } from 'vitest';
import { deDe } from '../markets/de-de.ts';
import { enUs } from '../markets/en-us.ts';
import { lowestPrice } from './lowest-price.ts';

test('the lowest price leaves its percent over the cost, with the tax that prices of the market include', () => {
  expect(lowestPrice(3000, 25, enUs.tax)).toBe(4000);
  expect(lowestPrice(3000, 25, deDe.tax)).toBe(4760);
  expect(lowestPrice(1000, 30, enUs.tax)).toBe(1429);
});

test('nothing is guarded without a percent or a cost; a cost of nothing leaves every price', () => {
  expect(lowestPrice(3000, 0, enUs.tax)).toBeUndefined();
  expect(lowestPrice(undefined, 25, enUs.tax)).toBeUndefined();
  expect(lowestPrice(0, 25, enUs.tax)).toBe(0);
});
