import type { Market, ShippingMethod } from '../markets/market.ts';
import { type OfferedMethod, offeredMethod, offeredMethods } from '../shipping/methods.ts';
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
  tax: number;
}>;

/** Totals in minor units (C3.09). The equations are in the contract and hold to the cent. */
export type CartTotals = Readonly<{
  lines: readonly PricedLine[];
  itemOriginal: number;
  itemTotal: number;
  discount: number;
  discountPercent: number;
  shipping: number;
  shippingTax: number;
  tax: number;
  total: number;
  totalWithoutTax: number;
  units: number;
  taxIncluded: boolean;
  method: OfferedMethod<ShippingMethod['code']> | undefined;
  methods: readonly OfferedMethod<ShippingMethod['code']>[];
}>;

export type PriceableLine = Readonly<{ lineId: string; quantity: number; price: LinePrice; ships: boolean }>;

export type PricingRules = Pick<Market, 'tax' | 'shippingMethods'>;

/**
 * Prices a cart: rows, delivery and tax for a destination. Tax is rounded per row, so the sum of the rows and of the
 * delivery is the tax of the cart, and an order that is split later still adds up (C1.37, C3.09).
 */
export function priceCart(
  priceable: readonly PriceableLine[],
  methodCode: string,
  destination: Destination | undefined,
  rules: PricingRules,
): CartTotals {
  const { included } = rules.tax;
  const rate = taxRateFor(rules.tax, destination);
  const lines = priceable.map(({ lineId, quantity, price }): PricedLine => {
    const rowTotal = quantity * price.current;
    const rowOriginal = quantity * Math.max(price.original, price.current);
    return { lineId, quantity, price, rowTotal, rowOriginal, tax: taxOf(rowTotal, rate, included) };
  });
  const itemTotal = sum(lines.map((line) => line.rowTotal));
  const itemOriginal = sum(lines.map((line) => line.rowOriginal));
  const methods = priceable.some((line) => line.ships) ? offeredMethods(rules.shippingMethods, itemTotal) : [];
  const method = offeredMethod(methods, methodCode);
  const shipping = method?.price ?? 0;
  const shippingTax = rules.tax.onShipping ? taxOf(shipping, rate, included) : 0;
  const tax = sum(lines.map((line) => line.tax)) + shippingTax;
  const total = itemTotal + shipping + (included ? 0 : tax);
  return {
    lines,
    itemOriginal,
    itemTotal,
    discount: itemOriginal - itemTotal,
    discountPercent: percentOf(itemOriginal - itemTotal, itemOriginal),
    shipping,
    shippingTax,
    tax,
    total,
    totalWithoutTax: total - tax,
    units: sum(lines.map((line) => line.quantity)),
    taxIncluded: included,
    method,
    methods,
  };
}

/** A share in percent with one decimal (C3.10); nothing of nothing is 0. */
export function percentOf(part: number, of: number): number {
  return of === 0 ? 0 : Math.round((part / of) * 1000) / 10;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
