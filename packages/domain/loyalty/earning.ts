/** The amounts that earn points, in whole minor units. */
export type Earning = Readonly<{
  /** Goods at the prices paid for them, with tax where prices contain it; gift cards are value and no goods. */
  lines: readonly Readonly<{ amount: number; tax: number; isGiftCard: boolean }>[];
  /** Whether the amounts contain the tax. */
  taxIncluded: boolean;
  /** The amount paid by points and rewards. */
  rewards: number;
}>;

/**
 * Points of an order: one for each whole currency unit that was paid for goods, after discounts and rewards, without
 * shipping and tax (C9.32).
 */
export function pointsFor({ lines, taxIncluded, rewards }: Earning): number {
  const goods = lines
    .filter(({ isGiftCard }) => !isGiftCard)
    .reduce((sum, { amount, tax }) => sum + amount - (taxIncluded ? tax : 0), 0);
  return Math.floor(Math.max(0, goods - rewards) / 100);
}

/** A line of an order whose units may be returned. */
export type ReturnableLine = Earning['lines'][number] & Readonly<{ lineNo: number; qty: number }>;

/** Points of what is left of an order after returns, by line number: each unit counts for its share of its line. */
export function pointsWithout(
  { lines, ...earning }: Omit<Earning, 'lines'> & Readonly<{ lines: readonly ReturnableLine[] }>,
  returned: ReadonlyMap<number, number>,
): number {
  const kept = lines.map(({ lineNo, qty, amount, tax, isGiftCard }) => {
    const left = Math.max(0, qty - (returned.get(lineNo) ?? 0)) / qty;
    return { amount: Math.round(amount * left), tax: Math.round(tax * left), isGiftCard };
  });
  return pointsFor({ ...earning, lines: kept });
}

/** Months without activity after which points expire (C9.32). */
export const monthsOfPoints = 12;

/** When points expire whose member was last active at a time. */
export function pointsExpireAt(lastActive: Date): Date {
  return monthsLater(lastActive, monthsOfPoints);
}

/** The last activity of members whose points have expired by now. */
export function activeBefore(now: Date): Date {
  return monthsLater(now, -monthsOfPoints);
}

/** The last activity of members whose points expire within some days; those before `activeBefore` have expired. */
export function activeBeforeWarning(now: Date, days: number): Date {
  return activeBefore(new Date(now.getTime() + days * 86_400_000));
}

/** Since when points count for the tier of a member. */
export function tierCountsSince(now: Date): Date {
  return monthsLater(now, -12);
}

/** In a shorter month the day becomes its last one. */
function monthsLater(date: Date, months: number): Date {
  const later = new Date(date);
  later.setUTCMonth(later.getUTCMonth() + months);
  if (later.getUTCDate() !== date.getUTCDate()) later.setUTCDate(0);
  return later;
}
