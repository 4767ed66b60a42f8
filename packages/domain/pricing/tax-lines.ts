import type { TaxRules } from '../markets/market.ts';
import { type Destination, taxOf, taxRateFor } from '../tax/tax.ts';
import type { Goods, PricedLine, PromotedLine } from './line.ts';

/** The cost of a shipment in minor units, and where its goods are handed over, which decides their tax. */
export type PriceableShipment = Readonly<{
  id: string;
  lineIds: readonly string[];
  price: number;
  destination: Destination | undefined;
}>;

/** A shipment with its tax; the rate is 0 where the market does not tax delivery. */
export type PricedShipment = Readonly<{ id: string; price: number; taxRate: number; tax: number }>;

/**
 * Taxes lines that travel in shipments. A line and its delivery are taxed where the shipment is handed over: at the
 * shopper's address, the collection point or the store. Tax is rounded per line and per shipment, so the sum of all is
 * the tax of the cart, and an order that is split later still adds up (C1.37, C3.09).
 */
export function taxLines<G extends Goods>(
  lines: readonly PromotedLine<G>[],
  shipments: readonly PriceableShipment[],
  rules: TaxRules,
): Readonly<{ lines: readonly PricedLine<G>[]; shipments: readonly PricedShipment[] }> {
  const { included } = rules;
  const rates = new Map<string, number>();
  const pricedShipments = shipments.map(({ id, lineIds, price, destination }): PricedShipment => {
    const rate = taxRateFor(rules, destination);
    for (const lineId of lineIds) rates.set(lineId, rate);
    const taxRate = rules.onShipping ? rate : 0;
    return { id, price, taxRate, tax: taxOf(price, taxRate, included) };
  });
  const elsewhere = taxRateFor(rules, undefined);
  const pricedLines = lines.map((line): PricedLine<G> => {
    // A gift card is taxed when it is spent.
    const taxRate = line.goods.product.isGiftCard ? 0 : (rates.get(line.line.id) ?? elsewhere);
    return { ...line, taxRate, tax: taxOf(line.afterOrderDiscount, taxRate, included) };
  });
  return { lines: pricedLines, shipments: pricedShipments };
}
