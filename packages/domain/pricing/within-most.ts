import { allocate } from '../money/allocate.ts';
import type { Currency } from '../money/currency.ts';
import type { Promotion } from '../promotions/promotion.ts';
import { type Part, sumOf } from './part.ts';

/** The most that a promotion takes off one order, in minor units; undefined without such a limit. */
export function mostOffOf({ mostOff }: Pick<Promotion, 'mostOff'>, currency: Currency): number | undefined {
  return mostOff ? (mostOff[currency] ?? 0) : undefined;
}

/** Whether the discounts of a promotion are no more together than the most that it takes off one order. */
function isWithinMost(promotion: Promotion, parts: readonly Part[], currency: Currency): boolean {
  const most = mostOffOf(promotion, currency);
  return most === undefined || sumOf(parts) <= most;
}

/** The discounts of a promotion on lines of an order, cut in proportion where they are more than the most that it takes off. */
export function withinMost(promotion: Promotion, parts: readonly Part[], currency: Currency): readonly Part[] {
  if (isWithinMost(promotion, parts, currency)) return parts;
  const kept = allocate(
    mostOffOf(promotion, currency) ?? 0,
    parts.map(({ one }) => one.amount),
  );
  return parts.map(({ index, one }, turn) => {
    const amount = kept[turn] ?? 0;
    return amount === one.amount ? { index, one } : { index, one: { ...one, amount, capped: one.amount - amount } };
  });
}

/**
 * The lines on which a promotion is worth the most beside what others would take off them: all of them if it takes off no more than its
 * most. Else it leaves lines to the others, first those off which they take the most in proportion.
 */
export function worthMost(
  promotion: Promotion,
  parts: readonly Part[],
  byOthers: (part: Part) => number,
  currency: Currency,
): readonly Part[] {
  if (isWithinMost(promotion, parts, currency)) return parts;
  const most = mostOffOf(promotion, currency) ?? 0;
  const kept = new Set<Part>();
  const inTurn = parts.toSorted((one, other) => byOthers(one) * other.one.amount - byOthers(other) * one.one.amount);
  let [own, others, best] = [0, 0, 0];
  for (const [turn, part] of inTurn.entries()) {
    own += part.one.amount;
    others += byOthers(part);
    const gain = Math.min(own, most) - others;
    if (gain < best || (gain === best && byOthers(part) > 0)) continue;
    best = gain;
    for (const one of inTurn.slice(kept.size, turn + 1)) kept.add(one);
  }
  return parts.filter((part) => kept.has(part));
}
