import type { PricedLine } from './line.ts';
import type { PricedShipment } from './tax-lines.ts';

/** Totals in minor units (C3.09). The equations are in the contract and hold to the cent. */
export type Totals = Readonly<{
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

/** The members of a line that its totals need. */
type Summed = Pick<PricedLine, 'rowTotal' | 'rowOriginal' | 'afterOrderDiscount' | 'tax'> &
  Readonly<{ line: Pick<PricedLine['line'], 'quantity'> }>;

/** Adds up lines and shipments whose tax is known; `included` says whether it is within their prices. */
export function totalsOf(
  lines: readonly Summed[],
  shipments: readonly PricedShipment[],
  { included }: Readonly<{ included: boolean }>,
): Totals {
  const itemTotal = sum(lines, ({ afterOrderDiscount }) => afterOrderDiscount);
  const itemOriginal = sum(lines, ({ rowOriginal }) => rowOriginal);
  const shipping = sum(shipments, ({ price }) => price);
  const shippingTax = sum(shipments, ({ tax }) => tax);
  const tax = sum(lines, (line) => line.tax) + shippingTax;
  const total = itemTotal + shipping + (included ? 0 : tax);
  return {
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
    units: sum(lines, ({ line }) => line.quantity),
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
