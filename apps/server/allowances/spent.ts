import type { AllowanceYear } from '@eyelet/db/allowances/uses.ts';
import type { Consumer } from '@eyelet/db/consumers/consumer.ts';
import { type AllowanceKind, spentOfYear } from '@eyelet/domain/allowances/year.ts';

export type Spent = Readonly<{ yearly: number; spent: number }>;

/** What employees and professionals have spent of their limits this year, given what their orders have counted; minor units. */
export function spentOf(
  { spending }: Pick<Consumer, 'spending'>,
  years: readonly AllowanceYear[],
  now: Date,
): Readonly<Record<AllowanceKind, Spent | undefined>> {
  const of = (kind: AllowanceKind): Spent | undefined => {
    const limit = spending[kind];
    return limit && { yearly: limit.yearly, spent: spentOfYear(limit, { kind, years }, now) };
  };
  return { employee: of('employee'), prosumer: of('prosumer') };
}
