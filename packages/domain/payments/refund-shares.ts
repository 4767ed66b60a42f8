type Payment = Readonly<{ key: string; amount: number; refunded: number }>;

/**
 * Splits a refund (minor units) over the payments of an order, the last one first, as an undo does. Without an amount all
 * that is left is given back. `too-much`: more than is left; `nothing`: there is nothing to give back.
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
