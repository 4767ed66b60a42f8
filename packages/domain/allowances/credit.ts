/** The yearly credit of an athlete, in minor units (C6.11). */
export type YearlyCredit = Readonly<{
  yearly: number;
  /** What is left of it, never below zero. */
  remaining: number;
}>;

/** Who holds the credit of a year on the ledger; each year has one of its own. */
export function creditHolder(consumerNo: string, now: Date): string {
  return `${consumerNo} ${now.getUTCFullYear()}`;
}

/**
 * The credit of a year: what the ledger says is left of it; all of it in a new year; and before the ledger knows the athlete, all but
 * what the profile says was spent.
 */
export function creditOfYear(
  { yearly, currentSpend }: Readonly<{ yearly: number; currentSpend: number }>,
  years: readonly Readonly<{ holder: string; balance: number }>[],
  holder: string,
): YearlyCredit {
  const opened = years.find((one) => one.holder === holder);
  const unspent = years.length > 0 ? yearly : Math.max(0, yearly - currentSpend);
  return { yearly, remaining: opened ? Math.max(0, opened.balance) : unspent };
}

/** What a cart can be paid with by a credit (C6.11); minor units. */
export function payableCredit(remaining: number, remainingToPay: number): number {
  return Math.min(remaining, Math.max(0, remainingToPay));
}
