/** What a means of payment is to cover: a fixed amount in minor units, or null for what the others leave. */
type Covering = Readonly<{ amount: number | null }>;

export type Coverage<T> = Readonly<{
  /** Each with what it covers, in the order of the cart; those that nothing is left for are not in it. */
  shares: readonly Readonly<{ instrument: T; amount: number }>[];
  /** What no instrument covers (PYT400). */
  missing: number;
  /** The total less what is covered by fixed amounts: what a card that takes the rest pays. */
  afterFixed: number;
}>;

/** Splits a total over means of payment: fixed amounts first, never more than is left, then whoever takes the rest. */
export function coverageOf<T extends Covering>(instruments: readonly T[], total: number): Coverage<T> {
  let left = total;
  const taken = new Map<T, number>();
  const take = (instrument: T, wanted: number) => {
    const amount = Math.min(wanted, left);
    taken.set(instrument, amount);
    left -= amount;
  };
  for (const one of instruments) if (typeof one.amount === 'number') take(one, one.amount);
  const afterFixed = left;
  for (const one of instruments) if (typeof one.amount !== 'number') take(one, left);
  const shares = instruments.flatMap((instrument) => {
    const amount = taken.get(instrument) ?? 0;
    return amount > 0 ? [{ instrument, amount }] : [];
  });
  return { shares, missing: left, afterFixed };
}

/**
 * The means of payment of a cart with one more: a fixed amount joins the others, one that takes the rest takes the place of
 * the one before. So does one whose amount is all that is left of the total; otherwise the one before would be charged
 * unasked once the total grows.
 */
export function withInstrument<T extends Covering>(instruments: readonly T[], wanted: T, total: number): readonly T[] {
  const fixed = instruments.filter(({ amount }) => amount !== null);
  const coversRest = wanted.amount === null || wanted.amount === coverageOf(fixed, total).missing;
  return coversRest ? [...fixed, { ...wanted, amount: null }] : [...instruments, wanted];
}
