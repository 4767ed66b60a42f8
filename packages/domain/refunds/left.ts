import { allocate } from '../money/allocate.ts';

type Paid = Readonly<{ amount: number; refunded: number }>;

/** What of the payments of an order has not gone back, in minor units. */
export function leftOf(payments: readonly Paid[]): number {
  return payments.reduce((sum, { amount, refunded }) => sum + amount - refunded, 0);
}

/** Amounts, lowered in their proportion where they are more than `most` together. */
export function atMost(amounts: readonly number[], most: number): readonly number[] {
  const total = amounts.reduce((sum, amount) => sum + amount, 0);
  return total > most ? allocate(Math.max(most, 0), amounts) : amounts;
}
