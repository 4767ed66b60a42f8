/** Limits and instalments of paying later (C8.162). Amounts are whole minor units. */
export type PayLater = Readonly<{
  from: number;
  to: number;
  /** Number of instalments. */
  instalments: 3 | 4;
}>;

/** Totals from 35 to 1000 in the currency of the market. */
export function payLaterIn(instalments: PayLater['instalments']): PayLater {
  return { from: 3500, to: 100_000, instalments };
}

/** Whether a total can be paid later; the limits are inclusive. */
export function isWithin({ from, to }: Pick<PayLater, 'from' | 'to'>, total: number): boolean {
  return total >= from && total <= to;
}

/** The instalments of a total; the first one includes the remainder of the division. */
export function instalmentsOf(total: number, { instalments }: Pick<PayLater, 'instalments'>): readonly number[] {
  const part = Math.floor(total / instalments);
  return Array.from({ length: instalments }, (_, index) => (index === 0 ? total - part * (instalments - 1) : part));
}
