import type { TaxRules } from '../markets/market.ts';
import { type Destination, taxOf, taxRateFor } from '../tax/tax.ts';

/** What a line costs per piece at this moment, in minor units. */
export type LinePrice = Readonly<{ current: number; original: number }>;

export type PricedLine = Readonly<{
  lineId: string;
  quantity: number;
  price: LinePrice;
  /** Quantity × current. */
  rowTotal: number;
  rowOriginal: number;
  /** The row after promotions of its own, and after those of the order too; the latter is taxed. */
  afterItemDiscount: number;
  afterOrderDiscount: number;
  tax: number;
}>;

export type PricedShipment = Readonly<{ id: string; price: number; tax: number }>;

/** Totals in minor units (C3.09). The equations are in the contract and hold to the cent. */
export type Totals = Readonly<{
  lines: readonly PricedLine[];
  shipments: readonly PricedShipment[];
  itemOriginal: number;
  /** Rows at what they cost now, before promotions. */
  rowTotal: number;
  itemTotal: number;
  discount: number;
  discountPercent: number;
  /** Sum of the shipments. */
  shipping: number;
  shippingTax: number;
  tax: number;
  total: number;
  totalWithoutTax: number;
  units: number;
  taxIncluded: boolean;
}>;

export type PriceableRow = Readonly<{
  lineId: string;
  quantity: number;
  price: LinePrice;
  /** What promotions take off the row, minor units. */
  reduction?: Readonly<{ item: number; order: number }> | undefined;
}>;

/** What a shipment costs and where its goods are handed over, which decides their tax. */
export type PriceableShipment = Readonly<{
  id: string;
  lineIds: readonly string[];
  /** Minor units. */
  price: number;
  destination: Destination | undefined;
}>;

/**
 * Prices rows that travel in shipments. A row and its delivery are taxed where the shipment is handed over: at the
 * shopper's address, the collection point or the store. Tax is rounded per row and per shipment, so the sum of all is
 * the tax of the cart, and an order that is split later still adds up (C1.37, C3.09).
 */
export function totalsOf(
  rows: readonly PriceableRow[],
  shipments: readonly PriceableShipment[],
  rules: TaxRules,
): Totals {
  const { included } = rules;
  const rates = new Map<string, number>();
  const pricedShipments = shipments.map(({ id, lineIds, price, destination }): PricedShipment => {
    const rate = taxRateFor(rules, destination);
    for (const lineId of lineIds) rates.set(lineId, rate);
    return { id, price, tax: rules.onShipping ? taxOf(price, rate, included) : 0 };
  });
  const elsewhere = taxRateFor(rules, undefined);
  const lines = rows.map(({ lineId, quantity, price, reduction }): PricedLine => {
    const rowTotal = quantity * price.current;
    const rowOriginal = quantity * Math.max(price.original, price.current);
    const afterItemDiscount = rowTotal - (reduction?.item ?? 0);
    const afterOrderDiscount = afterItemDiscount - (reduction?.order ?? 0);
    const tax = taxOf(afterOrderDiscount, rates.get(lineId) ?? elsewhere, included);
    return { lineId, quantity, price, rowTotal, rowOriginal, afterItemDiscount, afterOrderDiscount, tax };
  });
  const itemTotal = sum(lines, ({ afterOrderDiscount }) => afterOrderDiscount);
  const itemOriginal = sum(lines, ({ rowOriginal }) => rowOriginal);
  const shipping = sum(pricedShipments, ({ price }) => price);
  const shippingTax = sum(pricedShipments, ({ tax }) => tax);
  const tax = sum(lines, (line) => line.tax) + shippingTax;
  const total = itemTotal + shipping + (included ? 0 : tax);
  return {
    lines,
    shipments: pricedShipments,
    itemOriginal,
    rowTotal: sum(lines, (line) => line.rowTotal),
    itemTotal,
    discount: itemOriginal - itemTotal,
    discountPercent: percentOf(itemOriginal - itemTotal, itemOriginal),
    shipping,
    shippingTax,
    tax,
    total,
    totalWithoutTax: total - tax,
    units: sum(lines, ({ quantity }) => quantity),
    taxIncluded: included,
  };
}

/** A share in percent with one decimal (C3.10); nothing of nothing is 0. */
export function percentOf(part: number, of: number): number {
  return of === 0 ? 0 : Math.round((part / of) * 1000) / 10;
}

function sum<One>(all: readonly One[], amountOf: (one: One) => number): number {
  let total = 0;
  for (const one of all) total += amountOf(one);
  return total;
}
