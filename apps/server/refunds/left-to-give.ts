import type { Reader } from '@eyelet/db/database.ts';
import type { RefundablePayment } from '@eyelet/db/orders/refund.ts';
import { leftOf } from '@eyelet/domain/refunds/left.ts';
import { lentOnOrder } from '../store-credit/lent-on-order.ts';

/**
 * What of the payments of an order can still be given back, without what is lent on its returns: that is given already, and is settled with
 * the return. Minor units.
 */
export async function leftToGive(
  db: Reader,
  orderNumber: string,
  payments: readonly RefundablePayment[],
): Promise<Readonly<{ left: number; lent: number }>> {
  const lent = await lentOnOrder(db, orderNumber);
  return { left: Math.max(0, leftOf(payments) - lent), lent };
}
