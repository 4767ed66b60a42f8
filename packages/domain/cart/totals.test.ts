import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { enUs } from '../markets/en-us.ts';
import { markets } from '../markets/markets.ts';
import { discountLabel } from './discount-label.ts';
import { percentOf, priceCart, totalsOf } from './totals.ts';

const lineArbitrary = fc.record({
  lineId: fc.uuid(),
  quantity: fc.integer({ min: 1, max: 50 }),
  price: fc.record({ current: fc.integer({ min: 0, max: 90_000 }), original: fc.integer({ min: 0, max: 90_000 }) }),
  ships: fc.boolean(),
});
const cartArbitrary = fc.record({
  lines: fc.array(lineArbitrary, { maxLength: 12 }),
  market: fc.constantFrom(...markets),
  destination: fc.option(
    fc.record({
      country: fc.constantFrom('US', 'CA', 'GB', 'FR', 'DE', 'IT'),
      province: fc.constantFrom('', 'CA', 'ME', 'QC'),
    }),
    { nil: undefined },
  ),
  method: fc.constantFrom('standard', 'express'),
});

describe('laws of the totals', () => {
  test('they add up to the cent, whatever is in the cart [C3.09, C1.37]', () => {
    fc.assert(
      fc.property(cartArbitrary, ({ lines, market, destination, method }) => {
        const totals = priceCart(lines, method, destination, market);
        expect(totals.totalWithoutTax + totals.tax).toBe(totals.total);
        expect(totals.lines.reduce((sum, line) => sum + line.tax, totals.shippingTax)).toBe(totals.tax);
        expect(totals.itemOriginal - totals.discount).toBe(totals.itemTotal);
        expect(totals.total).toBe(totals.itemTotal + totals.shipping + (market.tax.included ? 0 : totals.tax));
        expect(Math.min(totals.total, totals.tax, totals.discount, totals.totalWithoutTax)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test('the order in which lines stand does not change what is paid', () => {
    fc.assert(
      fc.property(cartArbitrary, ({ lines, market, destination, method }) => {
        const one = priceCart(lines, method, destination, market);
        const other = priceCart([...lines].reverse(), method, destination, market);
        expect([other.total, other.tax, other.discount]).toEqual([one.total, one.tax, one.discount]);
      }),
    );
  });

  test('they add up however the lines are spread over shipments, and each shipment has its own price and tax [C3.09]', () => {
    const place = fc.record({
      country: fc.constantFrom('US', 'CA', 'DE', 'LU'),
      province: fc.constantFrom('', 'CA', 'QC'),
    });
    const shipment = fc.record({
      price: fc.integer({ min: 0, max: 3000 }),
      destination: fc.option(place, { nil: undefined }),
    });
    fc.assert(
      fc.property(cartArbitrary, fc.array(shipment, { maxLength: 4 }), ({ lines, market }, parts) => {
        const shipments = parts.map((part, index) => ({
          id: `s${index}`,
          ...part,
          lineIds: lines.filter((_, row) => row % parts.length === index).map(({ lineId }) => lineId),
        }));
        const totals = totalsOf(lines, shipments, market.tax);
        const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
        expect(totals.shipping).toBe(sum(parts.map(({ price }) => price)));
        expect(totals.shippingTax).toBe(sum(totals.shipments.map(({ tax }) => tax)));
        expect(totals.tax).toBe(sum(totals.lines.map(({ tax }) => tax)) + totals.shippingTax);
        expect(totals.totalWithoutTax + totals.tax).toBe(totals.total);
        expect(totals.total).toBe(totals.itemTotal + totals.shipping + (market.tax.included ? 0 : totals.tax));
        expect(totals.itemOriginal - totals.discount).toBe(totals.itemTotal);
      }),
    );
  });

  test('nothing that ships means no delivery', () => {
    fc.assert(
      fc.property(cartArbitrary, ({ lines, market, method }) => {
        const totals = priceCart(
          lines.map((line) => ({ ...line, ships: false })),
          method,
          undefined,
          market,
        );
        expect([totals.shipping, totals.methods]).toEqual([0, []]);
      }),
    );
  });
});

test('tax is within the price in EMEA and on top of it in NORA, by state or province [C1.37]', () => {
  const line = { lineId: 'a', quantity: 1, price: { current: 11_900, original: 11_900 }, ships: false };
  const taxIn = (locale: string, country: string, province: string) => {
    const market = markets.find((one) => one.locale === locale);
    if (!market) throw new Error(locale);
    const { tax, total } = priceCart([line], 'standard', { country, province }, market);
    return { tax, total };
  };
  expect(taxIn('de-de', 'DE', '')).toEqual({ tax: 1900, total: 11_900 });
  expect(taxIn('en-us', 'US', 'CA')).toEqual({ tax: 863, total: 12_763 });
  expect(taxIn('en-us', 'US', 'OR')).toEqual({ tax: 0, total: 11_900 });
});

test('what is collected is taxed at the store, what is sent at the address [C1.37]', () => {
  const row = (lineId: string) => ({ lineId, quantity: 1, price: { current: 10_000, original: 10_000 } });
  const shipments = [
    { id: 'shipment-1', lineIds: ['sent'], price: 700, destination: { country: 'US', province: 'OR' } },
    { id: 'pickup-boston', lineIds: ['collected'], price: 0, destination: { country: 'US', province: 'MA' } },
  ];
  const totals = totalsOf([row('sent'), row('collected')], shipments, enUs.tax);
  expect(totals.lines.map(({ tax }) => tax)).toEqual([0, 625]);
  expect(totals).toMatchObject({ shipping: 700, tax: 625, total: 21_325 });
});

test.each([
  [1000, 3000, 33.3],
  [1, 3, 33.3],
  [2, 3, 66.7],
  [0, 0, 0],
  [5000, 5000, 100],
])('a discount of %i on %i is %f percent [C3.10]', (part, of, percent) => {
  expect(percentOf(part, of)).toBe(percent);
});

test.each([
  [{ current: 0, original: 8000 }, 'free-gift'],
  [{ current: 0, original: 0 }, 'free-gift'],
  [{ current: 5000, original: 8000 }, 'marked-down'],
  [{ current: 8000, original: 8000 }, undefined],
] as const)('the label of %o is %s [C9.23, C9.24]', (price, label) => {
  expect(discountLabel(price)).toBe(label);
});
