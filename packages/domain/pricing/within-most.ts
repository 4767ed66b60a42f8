import { allocate } from '../money/allocate.ts';
import type { Currency } from '../money/currency.ts';
import type { Promotion } from '../promotions/promotion.ts';
import type { Taken } from './line.ts';

/** The most that a promotion takes off one order, in minor units; undefined without such a limit. */
export function mostOffOf({ mostOff }: Pick<Promotion, 'mostOff'>, currency: Currency): number | undefined {
  return mostOff ? (mostOff[currency] ?? 0) : undefined;
}

type Part = Readonly<{ index: number; one: Taken }>;

/** The discounts of a promotion on lines of an order, cut in proportion where they are more than the most that it takes off. */
export function withinMost(promotion: Promotion, parts: readonly Part[], currency: Currency): readonly Part[] {
  const most = mostOffOf(promotion, currency);
  const amounts = parts.map(({ one }) => one.amount);
  if (most === undefined || amounts.reduce((sum, amount) => sum + amount, 0) <= most) return parts;
  const kept = allocate(most, amounts);
  return parts.map(({ index, one }, turn) => {
    const amount = kept[turn] ?? 0;
    return amount === one.amount ? { index, one } : { index, one: { ...one, amount, capped: one.amount - amount } };
  });
}
