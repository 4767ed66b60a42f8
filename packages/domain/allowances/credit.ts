import { yearInMarket } from '../markets/market-day.ts';

/** The yearly credit of an athlete, in minor units (C6.11). */
export type YearlyCredit = Readonly<{
  yearly: number;
  /** What is left of it, never below zero. */
  remaining: number;
}>;

/**
 * The holder of the credit of a year on the ledger; each year has one of its own, which begins at midnight of the market of the account.
 */
export function creditHolder({ id, locale }: Readonly<{ id: string; locale: string }>, now: Date): string {
  return `${id} ${yearInMarket(locale, now)}`;
}

/** What somebody may spend in a year, and what counted as spent before the credit was first posted. */
type Limit = Readonly<{ yearly: number; currentSpend: number }>;

/** A year on the ledger: what can be taken of it, and what orders have taken and not given back. */
type PostedYear = Readonly<{ holder: string; balance: number; used: number }>;

/**
 * The credit of a year: what was not used of it, and no more than the ledger has. The spent amount of the profile counts in the first
 * year that is posted, and until then.
 */
export function creditOfYear(limit: Limit, years: readonly PostedYear[], holder: string): YearlyCredit {
  const opened = years.find((one) => one.holder === holder);
  const due = dueOf(limit, years, holder);
  return { yearly: limit.yearly, remaining: opened ? Math.min(due, Math.max(0, opened.balance)) : due };
}

/**
 * By how much the ledger differs from what is due of a year, after the limit was changed, or after something came back that was used
 * beyond it; zero before the year is posted.
 */
export function creditCorrection(limit: Limit, years: readonly PostedYear[], holder: string): number {
  const opened = years.find((one) => one.holder === holder);
  return opened ? dueOf(limit, years, holder) - opened.balance : 0;
}

function dueOf({ yearly, currentSpend }: Limit, years: readonly PostedYear[], holder: string): number {
  const used = years.find((one) => one.holder === holder)?.used ?? 0;
  const isFirst = years.every((one) => one.holder >= holder);
  return Math.max(0, yearly - used - (isFirst ? currentSpend : 0));
}

/** The amount of a credit that can pay for a cart (C6.11); minor units. */
export function payableCredit(remaining: number, remainingToPay: number): number {
  return Math.min(remaining, Math.max(0, remainingToPay));
}
