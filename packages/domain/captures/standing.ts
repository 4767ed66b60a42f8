/** A payment, in minor units; one that is not `byParcel` is captured whole. */
export type StandingPayment = Readonly<{
  state: 'pending' | 'authorised' | 'captured' | 'voided';
  amount: number;
  byParcel: boolean;
  taken: number;
  released: number;
}>;

/**
 * What of a payment was captured, is still held, and was released. Together they are the payment, unless a bank still
 * decides on it.
 */
export function standing(payment: StandingPayment): Readonly<{ captured: number; held: number; released: number }> {
  const { state, amount, byParcel, taken, released } = payment;
  if (state === 'pending') return { captured: 0, held: 0, released: 0 };
  if (state === 'voided') return { captured: 0, held: 0, released: amount };
  if (byParcel) return { captured: taken, held: amount - taken - released, released };
  return state === 'captured' ? { captured: amount, held: 0, released: 0 } : { captured: 0, held: amount, released: 0 };
}
