import type { AllowanceYear } from '@eyelet/db/allowances/uses.ts';
import type { Consumer } from '@eyelet/db/consumers/consumer.ts';
import { type AllowanceKind, spentOfYear } from '@eyelet/domain/allowances/year.ts';
import { yearInMarket } from '@eyelet/domain/markets/market-day.ts';

export type Spent = Readonly<{ yearly: number; spent: number }>;

/** What employees and professionals have spent of their limits this year, given what their orders have counted; minor units. */
export function spentOf(
  { spending, locale }: Pick<Consumer, 'spending' | 'locale'>,
  years: readonly AllowanceYear[],
  now: Date,
): Readonly<Record<AllowanceKind, Spent | undefined>> {
  const year = yearInMarket(locale, now);
  const of = (kind: AllowanceKind): Spent | undefined => {
    const limit = spending[kind];
    return limit && { yearly: limit.yearly, spent: spentOfYear(limit, { kind, years }, year) };
  };
  return { employee: of('employee'), prosumer: of('prosumer') };
}
