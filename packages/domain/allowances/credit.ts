/** The yearly credit of an athlete, in minor units (C6.11). */
export type YearlyCredit = Readonly<{
  yearly: number;
  /** What is left of it, never below zero. */
  remaining: number;
}>;

/** The holder of the credit of a year on the ledger; each year has one of its own. */
export function creditHolder(consumerNo: string, now: Date): string {
  return `${consumerNo} ${now.getUTCFullYear()}`;
}

/**
 * The credit of a year: by the ledger what is left of it; all of it in a new year; and before it was first posted, all
 * but the spent amount of the profile.
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

/** The amount of a credit that can pay for a cart (C6.11); minor units. */
export function payableCredit(remaining: number, remainingToPay: number): number {
  return Math.min(remaining, Math.max(0, remainingToPay));
}
