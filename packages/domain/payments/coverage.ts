import { valueMethods } from './value-methods.ts';

/** The amount that a means of payment covers: fixed, in minor units, or null for the remainder. */
type Covering = Readonly<{ amount: number | null }>;

export type Coverage<T> = Readonly<{
  /** Each with its share, in the order of the cart; those without any share are missing. */
  shares: readonly Readonly<{ instrument: T; amount: number }>[];
  /** The uncovered amount (PYT400). */
  missing: number;
  /** The total less the fixed amounts: what a card that covers the remainder pays. */
  afterFixed: number;
}>;

/**
 * Splits a total over means of payment: fixed amounts first, never more than the rest, then the one that covers the
 * remainder.
 */
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
 * The means of payment of a cart with another one: a fixed amount joins the others, one that covers the remainder
 * replaces the previous such one. So does one whose amount is all of the remaining total; otherwise the previous one
 * would be charged unasked once the total grows.
 */
export function withInstrument<T extends Covering>(instruments: readonly T[], wanted: T, total: number): readonly T[] {
  const fixed = instruments.filter(({ amount }) => amount !== null);
  const coversRest = wanted.amount === null || wanted.amount === coverageOf(fixed, total).missing;
  return coversRest ? [...fixed, { ...wanted, amount: null }] : [...instruments, wanted];
}

/**
 * The means of payment of a cart with value such as a gift card, whose `amount` is what it may cover. Value comes before the
 * others, in the order of `valueMethods`, so that it is spent first, and a refund, which goes back from the last to the first, spares
 * what is spent only here.
 */
export function withValue<T extends Covering & Readonly<{ methodId: string }>>(
  instruments: readonly T[],
  wanted: T,
): readonly T[] {
  const rank = ({ methodId }: T) => {
    const index = (valueMethods as readonly string[]).indexOf(methodId);
    return index < 0 ? valueMethods.length : index;
  };
  return [...instruments, wanted].toSorted((one, other) => rank(one) - rank(other));
}
