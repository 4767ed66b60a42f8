import type { Currency } from '../money/currency.ts';
import type { JoinedRow } from '../promotions/effects/effect.ts';
import { effectOf } from '../promotions/effects/effects.ts';
import type { Promotion } from '../promotions/promotion.ts';
import type { SoldLine, Taken } from './line.ts';
import { joinedRows, type Reached, reach, roomFor, type Tally, take, within } from './tally.ts';
import { mostOffOf, withinMost } from './within-most.ts';

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

/** The best promotion of each row among those that look at rows one by one, and take off as much of each as they like. */
function bestOfEach(holding: readonly Holding[], { lines, currency }: Tally): Best {
  const best: Best = new Map();
  for (const { promotion, reached } of holding) {
    const { offRow } = effectOf(promotion.benefit);
    if (!offRow || mostOffOf(promotion, currency) !== undefined) continue;
    for (const index of reached.indexes) {
      const line = lines[index];
      if (!line) continue;
      const row = { quantity: line.line.quantity, rowTotal: line.rowTotal };
      const off = takenBy(promotion, line, offRow(promotion.benefit, row, currency));
      if (off.amount > (best.get(index)?.amount ?? 0)) best.set(index, off);
    }
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
    const offRows = togetherBy(promotion, currency);
    if (!offRows) continue;
    const free = reached.indexes.filter((index) => !counted.has(index));
    const rows = joinedRows(free, lines);
    const off = offRows(rows);
    const all = free.flatMap((index, turn) => {
      const exact = off[turn];
      const line = lines[index];
      return exact === undefined || !line ? [] : [{ index, one: takenBy(promotion, line, exact) }];
    });
    const parts = withinMost(promotion, all, currency);
    const apart = parts.reduce((sum, { index }) => sum + (best.get(index)?.amount ?? 0), 0);
    if (parts.reduce((sum, { one }) => sum + one.amount, 0) <= apart) continue;
    for (const { index, one } of parts) {
      counted.add(index);
      if (one.amount > 0) best.set(index, one);
      else best.delete(index);
    }
  }
}

type Together = (rows: readonly JoinedRow[]) => readonly (number | undefined)[];

/** What a promotion takes off rows that count together: by its kind, or because it takes off only so much of them all. */
function togetherBy(promotion: Promotion, currency: Currency): Together | undefined {
  const { benefit } = promotion;
  const { offRow, offRows } = effectOf(benefit);
  if (offRows) return (rows) => offRows(benefit, rows, currency);
  if (!offRow || mostOffOf(promotion, currency) === undefined) return undefined;
  return (rows) => rows.map((row) => offRow(benefit, row, currency));
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
