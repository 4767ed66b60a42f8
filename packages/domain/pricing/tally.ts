import { wantedBy } from '../promotions/conditions/rules.ts';
import { distanceTo } from '../promotions/conditions/threshold.ts';
import type { Lack, Together } from '../promotions/effects/effect.ts';
import { effectOf } from '../promotions/effects/effects.ts';
import type { Promotion } from '../promotions/promotion.ts';
import { type CartGoods, rowsAt } from './cart-goods.ts';
import { countedBy } from './concerned.ts';
import type { Taken } from './line.ts';
import type { Ineffective, Standing } from './promoted.ts';

/** The discounts on a cart so far. `taken` and `left` have the order of `lines`. */
export type Tally = Readonly<{
  goods: CartGoods;
  /** Of each row that something is taken off. */
  taken: (Taken[] | undefined)[];
  /** The remaining price of each row. */
  left: number[];
  standings: Standing[];
  ineffective: Ineffective[];
}>;

/** What a promotion is judged by, and where it is noted what it lacks. */
type Judging = Pick<Tally, 'goods' | 'standings' | 'ineffective'> & Readonly<{ left: readonly number[] }>;

/** A tally before the first promotion. */
export function newTally(goods: CartGoods, ineffective: readonly Ineffective[]): Tally {
  return { goods, taken: [], left: goods.rowTotals.slice(), standings: [], ineffective: ineffective.slice() };
}

/** What all promotions together have taken off. */
export function takenInAll({ taken }: Pick<Tally, 'taken'>): number {
  let sum = 0;
  for (const ofRow of taken) for (const { amount } of ofRow ?? []) sum += amount;
  return sum;
}

/** Takes off a line, and notes by what. */
export function take({ taken, left }: Tally, index: number, one: Taken): void {
  const there = taken[index];
  if (there) there.push(one);
  else taken[index] = [one];
  left[index] = (left[index] ?? 0) - one.amount;
}

/**
 * The lines that a promotion concerns when it holds for them as they stand now, by index; else undefined, and the reason
 * is noted. Gifts are concerned by none.
 */
export function reach(promotion: Promotion, { goods, left, standings, ineffective }: Judging): Reached | undefined {
  const indexes = countedBy(promotion, goods.concerned);
  if (typeof indexes === 'string') {
    ineffective.push({ promotion, reason: indexes });
    return undefined;
  }
  let value = 0;
  let quantity = 0;
  for (const index of indexes) {
    value += left[index] ?? 0;
    quantity += goods.rows[index]?.quantity ?? 0;
  }
  const distance = distanceTo(promotion, value, goods.currency);
  if (distance !== undefined) standings.push({ promotion, distance });
  const together = { indexes, value, quantity };
  const lack: Lack | undefined =
    distance !== undefined && distance > 0
      ? { reason: 'below-threshold', distance }
      : (lackByWants(promotion, together) ?? lackByBenefit(promotion, together, goods));
  if (!lack) return together;
  ineffective.push({ promotion, ...lack });
  return undefined;
}

function lackByBenefit({ benefit }: Promotion, reached: Reached, { rows, currency }: CartGoods): Lack | undefined {
  const { lack, lackOfRows } = effectOf(benefit);
  return lack?.(benefit, reached, currency) ?? lackOfRows?.(benefit, rowsAt(reached.indexes, rows));
}

function lackByWants({ wants }: Promotion, goods: Together): Lack | undefined {
  for (const { rule, wanted } of wantedBy(wants)) {
    const lack = rule.lack?.(wanted, goods);
    if (lack) return lack;
  }
  return undefined;
}

/** Lines that a promotion holds for, with their units and what is left of them together. */
export type Reached = Together & Readonly<{ indexes: readonly number[] }>;
