import type { Asked } from '../promotions/conditions/condition.ts';
import type { Promotion } from '../promotions/promotion.ts';
import type { SoldLine } from './line.ts';
import { promote } from './promote.ts';

/** What a promotion would do to a cart, in minor units. */
export type WhatIf = Readonly<{
  /** Its own discount. */
  given: number;
  /** By how much all discounts together would be larger; negative: smaller. */
  further: number;
  /** Ids of promotions whose discount would be smaller, or none at all. */
  displaced: readonly string[];
}>;

/**
 * Compares the discounts on goods as promotions are with those where one of them is replaced by, or joined by, `candidate`, whose code the
 * cart has then if it needs one.
 */
export function whatIf(
  lines: readonly SoldLine[],
  promotions: readonly Promotion[],
  candidate: Promotion,
  asked: Asked,
): WhatIf {
  const others = promotions.filter(({ id }) => id !== candidate.id);
  const now = promote(lines, promotions, asked).amounts;
  const codes = candidate.needsCoupon ? new Set([...asked.codes, candidate.id]) : asked.codes;
  const then = promote(lines, [...others, candidate], { ...asked, codes }).amounts;
  const isLess = ([id, amount]: readonly [string, number]) => id !== candidate.id && (then.get(id) ?? 0) < amount;
  return {
    given: then.get(candidate.id) ?? 0,
    further: sumOf(then) - sumOf(now),
    displaced: [...now].filter(isLess).map(([id]) => id),
  };
}

function sumOf(amounts: ReadonlyMap<string, number>): number {
  return [...amounts.values()].reduce((sum, amount) => sum + amount, 0);
}
