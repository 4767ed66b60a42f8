import { soldLine } from '@eyelet/testing/line-builder.ts';
import { promotion } from '@eyelet/testing/promotion-builder.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { deDe } from '../markets/de-de.ts';
import { enCa } from '../markets/en-ca.ts';
import { enUs } from '../markets/en-us.ts';
import type { TaxRules } from '../markets/market.ts';
import { markets } from '../markets/markets.ts';
import { takeOff } from './line.ts';
import { type PriceableShipment, taxLines } from './tax-lines.ts';
import { totalsOf as addUp, percentOf } from './totals.ts';

type Row = Readonly<{
  lineId: string;
  quantity: number;
  price: Readonly<{ current: number; original: number }>;
  /** The discounts of promotions: one of the row, one of the order. */
  reduction?: Readonly<{ item: number; order: number }>;
}>;

/** Lines of these prices and quantities, taxed and added up. */
function totalsOf(rows: readonly Row[], shipments: readonly PriceableShipment[], rules: TaxRules) {
  const promoted = rows.map(({ lineId, quantity, price, reduction: { item, order } = { item: 0, order: 0 } }) => {
    const line = soldLine(lineId, { quantity, ...price });
    const by = promotion('p');
    const own = { promotion: by, amount: item, exact: item, base: line.rowTotal };
    const share = {
      promotion: by,
      amount: order,
      exact: order,
      base: 1,
      share: { whole: order, exact: order, over: 1 },
    };
    return takeOff(line, [own, share]);
  });
  const taxed = taxLines(promoted, shipments, rules);
  return { ...addUp(taxed.lines, taxed.shipments, rules), ...taxed };
}

const line = fc.record({
  lineId: fc.uuid(),
  quantity: fc.integer({ min: 1, max: 50 }),
  price: fc.record({ current: fc.integer({ min: 0, max: 90_000 }), original: fc.integer({ min: 0, max: 90_000 }) }),
});
const destination = fc.record({
  country: fc.constantFrom('US', 'CA', 'GB', 'FR', 'DE', 'IT', 'LU'),
  province: fc.constantFrom('', 'CA', 'ME', 'QC'),
});
const delivery = fc.record({
  price: fc.integer({ min: 0, max: 3000 }),
  destination: fc.option(destination, { nil: undefined }),
});
/** Lines spread over up to four shipments, or none. */
const cart = fc.record({
  lines: fc.array(line, { maxLength: 12 }),
  parts: fc.array(delivery, { maxLength: 4 }),
  market: fc.constantFrom(...markets),
});
type Cart = typeof cart extends fc.Arbitrary<infer One> ? One : never;

function shipmentsOf({ lines, parts }: Cart): PriceableShipment[] {
  return parts.map((part, index) => ({
    id: `shipment-${index}`,
    ...part,
    lineIds: lines.filter((_, row) => row % parts.length === index).map(({ lineId }) => lineId),
  }));
}
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

describe('laws of the totals', () => {
  test('they add up to the cent, whatever is in the cart and however it travels [C1.37]', () => {
    fc.assert(
      fc.property(cart, (given) => {
        const { lines, parts, market } = given;
        const totals = totalsOf(lines, shipmentsOf(given), market.tax);
        expect(totals.shipping).toBe(sum(parts.map(({ price }) => price)));
        expect(totals.shippingTax).toBe(sum(totals.shipments.map(({ tax }) => tax)));
        expect(totals.tax).toBe(sum(totals.lines.map(({ tax }) => tax)) + totals.shippingTax);
        expect(totals.totalWithoutTax + totals.tax).toBe(totals.total);
        expect(totals.itemOriginal - totals.discount).toBe(totals.itemTotal);
        expect(totals.total).toBe(totals.itemTotal + totals.shipping + (market.tax.included ? 0 : totals.tax));
        expect(Math.min(totals.total, totals.tax, totals.discount, totals.totalWithoutTax)).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  test('the order in which lines and shipments stand does not change what is paid', () => {
    fc.assert(
      fc.property(cart, (given) => {
        const shipments = shipmentsOf(given);
        const one = totalsOf(given.lines, shipments, given.market.tax);
        const other = totalsOf([...given.lines].reverse(), [...shipments].reverse(), given.market.tax);
        expect([other.total, other.tax, other.discount]).toEqual([one.total, one.tax, one.discount]);
      }),
    );
  });
});

test('tax is within the price in EMEA and on top of it in NORA, by state or province [C1.37]', () => {
  const row = { lineId: 'a', quantity: 1, price: { current: 11_900, original: 11_900 } };
  const taxIn = (rules: TaxRules, country: string, province: string) => {
    const shipment = { id: 'shipment-1', lineIds: ['a'], price: 0, destination: { country, province } };
    const { tax, total } = totalsOf([row], [shipment], rules);
    return { tax, total };
  };
  expect(taxIn(deDe.tax, 'DE', '')).toEqual({ tax: 1900, total: 11_900 });
  expect(taxIn(enUs.tax, 'US', 'CA')).toEqual({ tax: 863, total: 12_763 });
  expect(taxIn(enUs.tax, 'US', 'OR')).toEqual({ tax: 0, total: 11_900 });
});

test('delivery is taxed like the goods where the market says so', () => {
  const toOntario = { id: 'shipment-1', lineIds: [], price: 1000, destination: { country: 'CA', province: 'ON' } };
  expect(totalsOf([], [toOntario], enCa.tax)).toMatchObject({ shipping: 1000, shippingTax: 130, total: 1130 });
  const toCalifornia = { ...toOntario, destination: { country: 'US', province: 'CA' } };
  expect(totalsOf([], [toCalifornia], enUs.tax)).toMatchObject({ shipping: 1000, shippingTax: 0, total: 1000 });
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

test('what promotions take off a row is off before tax, and all that is taken off is the discount', () => {
  const rows = [
    {
      ...{ lineId: 'a', quantity: 2, price: { current: 5000, original: 6000 } },
      reduction: { item: 1000, order: 500 },
    },
    { lineId: 'b', quantity: 1, price: { current: 3000, original: 3000 } },
  ];
  const totals = totalsOf(rows, [], { included: false, onShipping: false, rates: {} });
  expect(totals.lines).toMatchObject([
    { rowTotal: 10_000, afterItemDiscount: 9000, afterOrderDiscount: 8500 },
    { rowTotal: 3000, afterItemDiscount: 3000, afterOrderDiscount: 3000 },
  ]);
  expect(totals).toMatchObject({
    units: 3,
    rowTotal: 13_000,
    itemOriginal: 15_000,
    itemTotal: 11_500,
    discount: 3500,
    discountPercent: 23.3,
  });
});
