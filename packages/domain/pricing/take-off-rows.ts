import type { Currency } from '../money/currency.ts';
import { effectOf } from '../promotions/effects/effects.ts';
import type { Promotion } from '../promotions/promotion.ts';
import type { SoldLine, Taken } from './line.ts';
import { joinedRows, type Reached, reach, roomFor, type Tally, take, within } from './tally.ts';
import { isWithinMost, type Part, withinMost, worthMost } from './within-most.ts';

type Holding = Readonly<{ promotion: Promotion; reached: Reached }>;

/** The best discount of each row so far, by its index. */
type Best = Map<number, Taken>;

/**
 * Takes off each row the most that a promotion of its own does, of equal ones that of the lower rank, and nothing more. A
 * promotion over several rows takes their place where it takes more off them together. Returns the promotions that took
 * something, by rank.
 */
export function takeOffRows(promotions: readonly Promotion[], tally: Tally): readonly Promotion[] {
  // All judge by full prices first, so that no promotion of a row hides another one's threshold.
  const holding = promotions.flatMap((promotion): Holding[] => {
    const { offRow, offRows } = effectOf(promotion.benefit);
    if (promotion.level !== 'PRODUCT' || !(offRow || offRows)) return [];
    const reached = reach(promotion, tally);
    return reached ? [{ promotion, reached }] : [];
  });
  const best = bestOfEach(holding, tally);
  putTogether(holding, best, tally);
  const used = new Set<Promotion>();
  for (const [index, one] of best) {
    take(tally, index, one);
    used.add(one.promotion);
  }
  for (const { promotion, reached } of holding) {
    if (used.has(promotion)) continue;
    const by = new Set(reached.indexes.flatMap((index) => best.get(index)?.promotion.id ?? []));
    tally.ineffective.push(
      by.size > 0
        ? { promotion, reason: 'excluded', by: [...by] }
        : { promotion, reason: isHeld(promotion, reached, tally) ? 'at-lowest-price' : 'nothing-left' },
    );
  }
  return holding.map(({ promotion }) => promotion).filter((one) => used.has(one));
}

/**
 * The best promotion of each row among those that look at rows one by one. Those that would take off more than their most if they had
 * all rows come last: what they may be cut to shows only when it is known off which rows they take the most.
 */
function bestOfEach(holding: readonly Holding[], tally: Tally): Best {
  const best: Best = new Map();
  const later: Readonly<{ promotion: Promotion; parts: readonly Part[] }>[] = [];
  for (const one of holding) {
    const { promotion } = one;
    const parts = partsOfEach(one, tally);
    if (!isWithinMost(promotion, parts, tally.currency)) later.push({ promotion, parts });
    else for (const part of parts) if (isMore(part, best)) best.set(part.index, part.one);
  }
  if (later.length === 0) return best;
  const turns = new Map(holding.map(({ promotion }, turn) => [promotion, turn]));
  const isBefore = (one: Promotion, other: Promotion) => (turns.get(one) ?? 0) < (turns.get(other) ?? 0);
  for (const { promotion, parts } of later) {
    const better = parts.filter((part) => {
      const other = best.get(part.index);
      return isMore(part, best) || (other?.amount === part.one.amount && isBefore(promotion, other.promotion));
    });
    const kept = worthMost(promotion, better, ({ index }) => best.get(index)?.amount ?? 0, tally.currency);
    replace(withinMost(promotion, kept, tally.currency), best, tally.currency);
  }
  return best;
}

/**
 * Lets promotions over several rows, by rank, take the place of what is best for each of them, where that is less. A row
 * counts for one such promotion only.
 */
function putTogether(holding: readonly Holding[], best: Best, { lines, currency }: Tally): void {
  const counted = new Set<number>();
  for (const { promotion, reached } of holding) {
    const { offRows } = effectOf(promotion.benefit);
    if (!offRows) continue;
    const free = reached.indexes.filter((index) => !counted.has(index));
    const off = offRows(promotion.benefit, joinedRows(free, lines), currency);
    const all = free.flatMap((index, turn) => {
      const exact = off[turn];
      const line = lines[index];
      return exact === undefined || !line ? [] : [{ index, one: takenBy(promotion, line, exact) }];
    });
    const parts = withinMost(promotion, all, currency);
    if (!isWorthMore(parts, best)) continue;
    for (const { index } of parts) counted.add(index);
    replace(parts, best, currency);
  }
}

/** What a promotion that looks at rows one by one takes off each that it reaches; of others nothing. */
function partsOfEach({ promotion, reached }: Holding, { lines, currency }: Tally): readonly Part[] {
  const { offRow } = effectOf(promotion.benefit);
  if (!offRow) return [];
  const parts: Part[] = [];
  for (const index of reached.indexes) {
    const line = lines[index];
    if (!line) continue;
    const row = { masterId: line.masterId, quantity: line.line.quantity, rowTotal: line.rowTotal };
    parts.push({ index, one: takenBy(promotion, line, offRow(promotion.benefit, row, currency)) });
  }
  return parts;
}

function isMore({ index, one }: Part, best: Best): boolean {
  return one.amount > (best.get(index)?.amount ?? 0);
}

/** Whether discounts on rows are more together than the best ones of these rows so far. */
function isWorthMore(parts: readonly Part[], best: Best): boolean {
  return parts.reduce((sum, { index, one }) => sum + one.amount - (best.get(index)?.amount ?? 0), 0) > 0;
}

/** Puts discounts in the place of the best ones of their rows. Who was cut to its most takes more off the rows that it keeps. */
function replace(parts: readonly Part[], best: Best, currency: Currency): void {
  const losing = new Set<Promotion>();
  for (const { index, one } of parts) {
    const other = best.get(index);
    if (other?.capped) losing.add(other.promotion);
    if (one.amount > 0) best.set(index, one);
    else best.delete(index);
  }
  for (const promotion of losing) {
    const kept = [...best].flatMap(([index, one]) => (one.promotion === promotion ? [{ index, one: uncut(one) }] : []));
    for (const { index, one } of withinMost(promotion, kept, currency)) best.set(index, one);
  }
}

function uncut(one: Taken): Taken {
  return one.capped ? { ...one, amount: one.amount + one.capped, capped: undefined } : one;
}

function takenBy(promotion: Promotion, line: SoldLine, exact: number): Taken {
  const { rowTotal: base } = line;
  return within({ promotion, amount: Math.round(exact), base, exact }, roomFor(promotion, line, base));
}

/** Whether a row that it reaches costs something and may not cost less. */
function isHeld(promotion: Promotion, { indexes }: Reached, { lines }: Tally): boolean {
  return indexes.some((index) => {
    const line = lines[index];
    return line !== undefined && line.rowTotal > 0 && roomFor(promotion, line, line.rowTotal) === 0;
  });
}
