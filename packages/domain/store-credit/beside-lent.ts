import { type RefundShare, refundShares } from '../payments/refund-shares.ts';
import { leftOf } from '../refunds/left.ts';
import { isCreditable } from './creditable.ts';

type Payment = Readonly<{ key: string; method: string; amount: number; refunded: number; uncaptured: number }>;

/**
 * Splits a refund of an order (minor units) as `refundShares` does, but leaves what is lent on its returns with the payments that can become
 * credit, as far as others have enough: a return settles what was lent on it with the credit that it gives, and would owe what went elsewhere.
 */
export function refundBesideLent(
  payments: readonly Payment[],
  amount: number,
  { lent, first = 'taken' }: Readonly<{ lent: number; first?: 'taken' | 'held' }>,
): readonly RefundShare[] | 'too-much' | 'nothing' {
  let open = Math.max(0, Math.min(lent, leftOf(payments) - amount));
  // As the return will take it: of the last payment first, and nothing that is only held.
  const spared = payments.toReversed().map((payment) => {
    const { method, refunded, uncaptured } = payment;
    if (!isCreditable(method)) return payment;
    const kept = Math.max(0, Math.min(open, payment.amount - refunded - uncaptured));
    open -= kept;
    return { ...payment, refunded: refunded + kept };
  });
  return refundShares(spared.toReversed(), amount, { first });
}
