type Payment = Readonly<{
  key: string;
  amount: number;
  refunded: number;
  /** What of it is held and has not been captured; missing: nothing. */
  uncaptured?: number;
}>;

/** A share of a refund; `released`: what of it is held only, so that it is not captured instead of being given back. */
export type RefundShare = Readonly<{ key: string; amount: number; released: number }>;

/**
 * Splits a refund (minor units) over the payments of an order, the last one first, like an undo. Without an amount the
 * whole remainder is refunded. `too-much`: more than the remainder; `nothing`: there is no remainder. Of a payment that
 * is not captured whole, what was taken is given back first; what was never sent, `first: 'held'`, is released first.
 */
export function refundShares(
  payments: readonly Payment[],
  amount: number | undefined,
  { first = 'taken' }: Readonly<{ first?: 'taken' | 'held' }> = {},
): readonly RefundShare[] | 'too-much' | 'nothing' {
  const left = payments.reduce((sum, payment) => sum + payment.amount - payment.refunded, 0);
  const wanted = amount ?? left;
  if (wanted <= 0) return 'nothing';
  if (wanted > left) return 'too-much';
  let open = wanted;
  return payments.toReversed().flatMap(({ key, amount: paid, refunded, uncaptured = 0 }) => {
    const share = Math.min(open, paid - refunded);
    open -= share;
    const taken = Math.max(0, paid - refunded - uncaptured);
    const released = first === 'held' ? Math.min(share, uncaptured) : Math.max(0, share - taken);
    return share > 0 ? [{ key, amount: share, released }] : [];
  });
}
