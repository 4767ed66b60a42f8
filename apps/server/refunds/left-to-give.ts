import type { Reader } from '@eyelet/db/database.ts';
import type { RefundablePayment } from '@eyelet/db/orders/refund.ts';
import { advancesOfOrder } from '@eyelet/db/store-credit/advance.ts';
import { leftOf } from '@eyelet/domain/refunds/left.ts';

/**
 * What of the payments of an order can still be given back, without what is lent on its returns: that is given already, and is settled with
 * the return. Minor units.
 */
export async function leftToGive(
  db: Reader,
  orderNumber: string,
  payments: readonly RefundablePayment[],
): Promise<Readonly<{ left: number; lent: number }>> {
  const advances = await advancesOfOrder(db, orderNumber);
  const lent = advances.reduce((sum, one) => sum + one.amount - one.taken_back, 0);
  return { left: Math.max(0, leftOf(payments) - lent), lent };
}
