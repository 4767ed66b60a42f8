type Payment = Readonly<{ key: string; amount: number; refunded: number }>;

/**
 * Splits a refund (minor units) over the payments of an order, the last one first, like an undo. Without an amount the
 * whole remainder is refunded. `too-much`: more than the remainder; `nothing`: there is no remainder.
 */
export function refundShares(
  payments: readonly Payment[],
  amount: number | undefined,
): readonly Readonly<{ key: string; amount: number }>[] | 'too-much' | 'nothing' {
  const left = payments.reduce((sum, payment) => sum + payment.amount - payment.refunded, 0);
  const wanted = amount ?? left;
  if (wanted <= 0) return 'nothing';
  if (wanted > left) return 'too-much';
  let open = wanted;
  return payments.toReversed().flatMap(({ key, amount: paid, refunded }) => {
    const share = Math.min(open, paid - refunded);
    open -= share;
    return share > 0 ? [{ key, amount: share }] : [];
  });
}
