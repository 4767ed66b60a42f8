import type { Currency } from '../money/currency.ts';
import { effectOf } from '../promotions/effects/effects.ts';
import type { Promotion } from '../promotions/promotion.ts';
import { type CartGoods, rowsAt } from './cart-goods.ts';
import type { Taken } from './line.ts';
import { type Part, partOf, roomFor } from './part.ts';
import { type Reached, reach, type Tally, take } from './tally.ts';
import { mostOffOf, withinMost, worthMost } from './within-most.ts';

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
  const holding: Holding[] = [];
  for (const promotion of promotions) {
    if (promotion.level !== 'PRODUCT') continue;
    const { offRow, offRows } = effectOf(promotion.benefit);
    const reached = (offRow || offRows) && reach(promotion, tally);
    if (reached) holding.push({ promotion, reached });
  }
  const best = bestOfEach(holding, tally.goods);
  putTogether(holding, best, tally.goods);
  const used = new Set<Promotion>();
  for (const [index, one] of best) {
    take(tally, index, one);
    used.add(one.promotion);
  }
  // Promotions of one category share its lines, and lose them to the same others.
  const winners = new Map<readonly number[], readonly string[]>();
  for (const { promotion, reached } of holding) {
    if (used.has(promotion)) continue;
    const by = winners.get(reached.indexes) ?? bestOn(reached, best);
    winners.set(reached.indexes, by);
    tally.ineffective.push(
      by.length > 0
        ? { promotion, reason: 'excluded', by }
        : { promotion, reason: isHeld(promotion, reached, tally.goods) ? 'at-lowest-price' : 'nothing-left' },
    );
  }
  return promotions.filter((one) => used.has(one));
}

/**
 * The best promotion of each row among those that look at rows one by one. Those that would take off more than their most if they had
 * all rows come last: what they may be cut to shows only when it is known off which rows they take the most.
 */
function bestOfEach(holding: readonly Holding[], goods: CartGoods): Best {
  const best: Best = new Map();
  const later: Holding[] = [];
  for (const one of holding) {
    const most = mostOffOf(one.promotion, goods.currency);
    if (most !== undefined && sumOffEach(one.promotion, one.reached, goods) > most) later.push(one);
    else
      forEachRow(one, goods, (index, amount, exact) => {
        if (amount > (best.get(index)?.amount ?? 0)) best.set(index, offRow(one.promotion, index, exact, goods).one);
      });
  }
  if (later.length === 0) return best;
  const turns = new Map(holding.map(({ promotion }, turn) => [promotion, turn]));
  const isBefore = (one: Promotion, other: Promotion) => (turns.get(one) ?? 0) < (turns.get(other) ?? 0);
  for (const one of later) {
    const { promotion } = one;
    const better: Part[] = [];
    forEachRow(one, goods, (index, amount, exact) => {
      const other = best.get(index);
      const isBetter = other
        ? amount > other.amount || (amount === other.amount && isBefore(promotion, other.promotion))
        : amount > 0;
      if (isBetter) better.push(offRow(promotion, index, exact, goods));
    });
    const kept = worthMost(promotion, better, ({ index }) => best.get(index)?.amount ?? 0, goods.currency);
    replace(withinMost(promotion, kept, goods.currency), best, goods.currency);
  }
  return best;
}

/**
 * Lets promotions over several rows, by rank, take the place of what is best for each of them, where that is less. A row
 * counts for one such promotion only.
 */
function putTogether(holding: readonly Holding[], best: Best, goods: CartGoods): void {
  const counted = new Set<number>();
  for (const { promotion, reached } of holding) {
    if (!effectOf(promotion.benefit).offRows) continue;
    const free = counted.size === 0 ? reached.indexes : reached.indexes.filter((index) => !counted.has(index));
    const parts = withinMost(promotion, offTogether(promotion, free, goods), goods.currency);
    if (!isWorthMore(parts, best)) continue;
    for (const { index } of parts) counted.add(index);
    replace(parts, best, goods.currency);
  }
}

/** What a promotion over several rows takes off each of some, its most aside; none for others. */
export function offTogether(promotion: Promotion, indexes: readonly number[], goods: CartGoods): readonly Part[] {
  const { offRows } = effectOf(promotion.benefit);
  if (!offRows) return [];
  const off = offRows(promotion.benefit, rowsAt(indexes, goods.rows), goods.currency);
  return indexes.flatMap((index, turn) => {
    const exact = off[turn];
    return exact === undefined ? [] : [offRow(promotion, index, exact, goods)];
  });
}

/** What a promotion that looks at rows one by one takes off all that it reaches, its most aside; nothing for others. */
export function sumOffEach(promotion: Promotion, reached: Reached, goods: CartGoods): number {
  let sum = 0;
  forEachRow({ promotion, reached }, goods, (_, amount) => {
    sum += amount;
  });
  return sum;
}

/**
 * Says of each row that a promotion reaches what it takes off, whole and if cents could be split; of one that does not look at
 * rows one by one nothing. Most turn out to be less than others take off, so that nothing is kept of them.
 */
function forEachRow(
  { promotion, reached }: Holding,
  { lines, rows, currency }: CartGoods,
  say: (index: number, amount: number, exact: number) => void,
): void {
  const { benefit } = promotion;
  const { offRow } = effectOf(benefit);
  if (!offRow) return;
  for (const index of reached.indexes) {
    const row = rows[index];
    if (!row) continue;
    const exact = offRow(benefit, row, currency);
    say(index, Math.min(Math.round(exact), roomFor(promotion, lines[index], row.rowTotal)), exact);
  }
}

/** The promotions that take something off the rows that another one reaches, by id. */
function bestOn({ indexes }: Reached, best: Best): readonly string[] {
  const by: string[] = [];
  for (const index of indexes) {
    const id = best.get(index)?.promotion.id;
    if (id !== undefined && !by.includes(id)) by.push(id);
  }
  return by;
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
    const kept: Part[] = [];
    for (const [index, one] of best) if (one.promotion === promotion) kept.push({ index, one: uncut(one) });
    for (const { index, one } of withinMost(promotion, kept, currency)) best.set(index, one);
  }
}

function uncut(one: Taken): Taken {
  return one.capped ? { ...one, amount: one.amount + one.capped, capped: undefined } : one;
}

/** What a promotion takes off a row, of which `exact` is before rounding. */
function offRow(promotion: Promotion, index: number, exact: number, goods: CartGoods): Part {
  return partOf(index, { promotion, whole: Math.round(exact), base: goods.rowTotals[index] ?? 0, exact }, goods);
}

/** Whether a row that it reaches costs something and may not cost less. */
function isHeld(promotion: Promotion, { indexes }: Reached, { lines, rowTotals }: CartGoods): boolean {
  return indexes.some((index) => {
    const base = rowTotals[index] ?? 0;
    return base > 0 && roomFor(promotion, lines[index], base) === 0;
  });
}
