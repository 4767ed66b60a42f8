import type { Price } from '@eyelet/contracts/catalogue/price.ts';
import type { Market } from '@eyelet/domain/markets/market.ts';
import { toAmount } from '@eyelet/domain/money/amount.ts';
import { lowestBeforeReduction, type PriceLine, previousPrice, priceAt } from '@eyelet/domain/prices/price-line.ts';
import type { ReductionReason } from '@eyelet/domain/prices/reduction-reason.ts';
import type { CatalogueLabels } from '@eyelet/messages/catalogue/catalogue-labels.ts';
import type { CardColourway } from '../memory/entry.ts';

/** The price line of one size, or of the colourway if the size has none. */
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

type PriceGround = Readonly<{ market: Market; labels: CatalogueLabels; now: number }>;

/**
 * The price of a set of lines as the API writes it (B3.3.01): current and original are those of the cheapest, low and
 * high span all. Undefined when none is in force.
 */
export function priceOf(
  lines: readonly PriceLine[],
  { market, labels, now }: PriceGround,
  launchedAt: number,
): Price | undefined {
  let cheapest: PriceLine | undefined;
  let amount = Number.POSITIVE_INFINITY;
  let original = 0;
  let reason: ReductionReason | undefined;
  let highCurrent = 0;
  let lowOriginal = Number.POSITIVE_INFINITY;
  let highOriginal = 0;
  for (const line of lines) {
    const price = priceAt(line, now);
    if (!price) continue;
    if (price.amount < amount) {
      cheapest = line;
      amount = price.amount;
      original = price.original;
      reason = price.reason;
    }
    highCurrent = Math.max(highCurrent, price.amount);
    lowOriginal = Math.min(lowOriginal, price.original);
    highOriginal = Math.max(highOriginal, price.original);
  }
  if (cheapest === undefined) return undefined;
  const lowest = market.showsLowestPrice ? lowestBeforeReduction(cheapest, now) : undefined;
  const previous = previousPrice(cheapest, now);
  return {
    current: toAmount(amount),
    original: toAmount(original),
    lowCurrent: toAmount(amount),
    highCurrent: toAmount(highCurrent),
    lowOriginal: toAmount(lowOriginal),
    highOriginal: toAmount(highOriginal),
    historicBestPrice: lowest === undefined ? null : toAmount(lowest),
    previousBestSalesPrice: previous === undefined ? null : toAmount(previous),
    percentagePriceDiscount: original > amount ? Math.round((1 - amount / original) * 100) : 0,
    reason: reason === undefined ? null : { id: reason, label: labels.reductions[reason] },
    salesPriceActiveDate: launchedAt > now ? new Date(launchedAt).toISOString() : null,
  };
}
