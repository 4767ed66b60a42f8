import type { Price } from '@eyelet/contracts/catalogue/price.ts';
import type { Market } from '@eyelet/domain/markets/market.ts';
import { toAmount } from '@eyelet/domain/money/amount.ts';
import { lowestBeforeReduction, type PriceLine, previousPrice, priceAt } from '@eyelet/domain/prices/price-line.ts';
import type { CardColourway } from '../memory/entry.ts';

/** The price line of one size, or of the colourway where the size has none of its own. */
export function lineOf(
  colourway: Pick<CardColourway, 'prices' | 'skuPrices'>,
  upc: string,
  list: number,
): PriceLine | undefined {
  return colourway.skuPrices?.get(upc)?.[list] ?? colourway.prices[list];
}

/** The distinct price lines of a colourway in a price list. */
export function linesOf(
  colourway: Pick<CardColourway, 'prices' | 'skuPrices' | 'upcs'>,
  list: number,
): readonly PriceLine[] {
  const common = colourway.prices[list];
  if (!colourway.skuPrices) return common === undefined ? [] : [common];
  const lines = colourway.upcs.map((upc) => lineOf(colourway, upc, list));
  return [...new Set(lines.filter((line) => line !== undefined))];
}

/**
 * The price of a set of lines as the API writes it (B3.3.01): current and original are those of the cheapest, low and
 * high span all. Undefined when none is in force.
 */
export function priceOf(
  lines: readonly PriceLine[],
  market: Market,
  launchedAt: number,
  now: number,
): Price | undefined {
  const known = lines.flatMap((line) => {
    const price = priceAt(line, now);
    return price ? [{ line, price }] : [];
  });
  const [first, ...others] = known;
  if (!first) return undefined;
  const cheapest = others.reduce((best, one) => (one.price.amount < best.price.amount ? one : best), first);
  const currents = known.map(({ price }) => price.amount);
  const originals = known.map(({ price }) => price.original);
  const { amount, original } = cheapest.price;
  const lowest = market.showsLowestPrice ? lowestBeforeReduction(cheapest.line, now) : undefined;
  const previous = previousPrice(cheapest.line, now);
  return {
    current: toAmount(amount),
    original: toAmount(original),
    lowCurrent: toAmount(Math.min(...currents)),
    highCurrent: toAmount(Math.max(...currents)),
    lowOriginal: toAmount(Math.min(...originals)),
    highOriginal: toAmount(Math.max(...originals)),
    historicBestPrice: lowest === undefined ? null : toAmount(lowest),
    previousBestSalesPrice: previous === undefined ? null : toAmount(previous),
    percentagePriceDiscount: original > amount ? Math.round((1 - amount / original) * 100) : 0,
    salesPriceActiveDate: launchedAt > now ? new Date(launchedAt).toISOString() : null,
  };
}
