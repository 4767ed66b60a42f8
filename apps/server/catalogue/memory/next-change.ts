import { nextChange, type PriceLine } from '@eyelet/domain/prices/price-line.ts';
import type { StyleEntry } from './entry.ts';

const day = 24 * 3600 * 1000;

function* linesOf(style: StyleEntry): Generator<PriceLine> {
  for (const colourway of style.colourways) {
    for (const line of colourway.prices) if (line !== undefined) yield line;
    for (const lines of colourway.skuPrices?.values() ?? [])
      for (const line of lines) if (line !== undefined) yield line;
  }
}

/** The next instant at which a price, a launch or the end of being new changes what a shopper sees. */
export function nextChangeOf(style: StyleEntry, now: number, newForDays: number): number {
  let next = Number.POSITIVE_INFINITY;
  for (const instant of [style.launchedAt, style.launchedAt + newForDays * day]) {
    if (instant > now && instant < next) next = instant;
  }
  for (const line of linesOf(style)) next = Math.min(next, nextChange(line, now));
  return next;
}
