import type { ReductionReason } from './reduction-reason.ts';

/**
 * A price and its period, in epoch milliseconds; `until` is exclusive, Infinity when open. Amounts in minor units. `reason` says
 * why it is reduced, if that is known.
 */
export type Period = Readonly<{
  amount: number;
  original: number;
  from: number;
  until: number;
  reason?: ReductionReason;
}>;

/**
 * The prices of one thing over time in one price list. A plain number is a price that never changes, as for most of a
 * large catalogue; periods are sorted by their start, and where they overlap the later start wins.
 */
export type PriceLine = number | readonly Period[];

export type PriceNow = Readonly<{
  amount: number;
  original: number;
  /** Start and exclusive end of the period in force, in epoch milliseconds. */
  since: number;
  until: number;
  /** Why it is reduced; undefined without a reduction, and where the catalogue does not say. */
  reason: ReductionReason | undefined;
}>;

const month = 30 * 24 * 3600 * 1000;
const forever = Number.POSITIVE_INFINITY;

/** The price in force at an instant, or undefined if there is none. */
export function priceAt(line: PriceLine | undefined, now: number): PriceNow | undefined {
  if (line === undefined) return undefined;
  if (typeof line === 'number')
    return { amount: line, original: line, since: Number.NEGATIVE_INFINITY, until: forever, reason: undefined };
  const period = periodAt(line, now);
  if (!period) return undefined;
  const { amount, original, from, until } = period;
  return { amount, original, since: from, until, reason: amount < original ? period.reason : undefined };
}

/** The first instant after `now` at which the price changes; Infinity when it does not. */
export function nextChange(line: PriceLine | undefined, now: number): number {
  if (line === undefined || typeof line === 'number') return Number.POSITIVE_INFINITY;
  let next = Number.POSITIVE_INFINITY;
  for (const { from, until } of line) {
    if (from > now && from < next) next = from;
    if (until > now && until < next) next = until;
  }
  return next;
}

/**
 * The lowest price of the 30 days before the current reduction began, as the price indication rules of the European
 * Union require next to a reduction. Undefined without a reduction, or without an earlier price.
 */
export function lowestBeforeReduction(line: PriceLine | undefined, now: number): number | undefined {
  if (line === undefined || typeof line === 'number') return undefined;
  const current = periodAt(line, now);
  if (!current || current.amount >= current.original) return undefined;
  const end = runStart(line, current, now);
  const start = end - month;
  let lowest = lowerAt(line, start, start, end, undefined);
  for (const { from, until } of line) {
    lowest = lowerAt(line, from, start, end, lowest);
    lowest = lowerAt(line, until, start, end, lowest);
  }
  return lowest;
}

/** The lower of a given price and the one at an instant, if that is within a span. */
function lowerAt(
  line: readonly Period[],
  instant: number,
  start: number,
  end: number,
  soFar: number | undefined,
): number | undefined {
  if (instant < start || instant >= end) return soFar;
  const amount = periodAt(line, instant)?.amount;
  return amount !== undefined && (soFar === undefined || amount < soFar) ? amount : soFar;
}

/** The last price other than the one in force that held before it, or undefined. */
export function previousPrice(line: PriceLine | undefined, now: number): number | undefined {
  if (line === undefined || typeof line === 'number') return undefined;
  const current = periodAt(line, now);
  if (!current) return undefined;
  const start = runStart(line, current, now);
  let instant = boundaryBefore(line, Number.POSITIVE_INFINITY, start);
  while (instant !== undefined) {
    const amount = periodAt(line, instant - 1)?.amount;
    if (amount !== undefined && amount !== current.amount) return amount;
    instant = boundaryBefore(line, instant, start);
  }
  return undefined;
}

/** When the current period last came into force; an overlapping one may have replaced it for a while. */
function runStart(line: readonly Period[], current: Period, now: number): number {
  let instant = boundaryBefore(line, Number.POSITIVE_INFINITY, now);
  while (instant !== undefined) {
    if (periodAt(line, instant - 1) !== current) return instant;
    instant = boundaryBefore(line, instant, now);
  }
  return current.from;
}

/** The latest instant before another one, and no later than a third, at which a period begins or ends. */
function boundaryBefore(line: readonly Period[], before: number, latest: number): number | undefined {
  let found: number | undefined;
  for (const { from, until } of line) {
    if (from < before && from <= latest && (found === undefined || from > found)) found = from;
    if (until < before && until <= latest && (found === undefined || until > found)) found = until;
  }
  return found;
}

function periodAt(line: readonly Period[], now: number): Period | undefined {
  for (let index = line.length - 1; index >= 0; index -= 1) {
    const period = line[index];
    if (period && period.from <= now && now < period.until) return period;
  }
  return undefined;
}
