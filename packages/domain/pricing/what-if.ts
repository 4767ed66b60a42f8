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

/** Promotions as they are, and with one of them replaced by, or joined by, `candidate`: made once for all carts, as pricing keeps what it finds in a list. */
export type Trial = Readonly<{ before: readonly Promotion[]; after: readonly Promotion[]; candidate: Promotion }>;

export function trialOf(promotions: readonly Promotion[], candidate: Promotion): Trial {
  return { before: promotions, after: [...promotions.filter(({ id }) => id !== candidate.id), candidate], candidate };
}

/** Compares the discounts on goods of a trial; the cart has the code of the candidate if that needs one. */
export function whatIf(lines: readonly SoldLine[], trial: Trial, asked: Asked): WhatIf {
  const { candidate } = trial;
  const now = promote(lines, trial.before, asked).amounts;
  const codes = candidate.needsCoupon ? new Set([...asked.codes, candidate.id]) : asked.codes;
  const then = promote(lines, trial.after, { ...asked, codes }).amounts;
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
