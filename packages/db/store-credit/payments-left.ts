import type { Reader } from '../database.ts';
import { type RefundablePayment, readRefundable } from '../orders/refund.ts';

/** The captured payments of an order with what has gone back of them, by method. */
export async function paymentsLeft(
  db: Reader,
  orderNumber: string,
): Promise<readonly (RefundablePayment & Readonly<{ method: string }>)[]> {
  const payments = (await readRefundable(db, orderNumber))?.payments ?? [];
  const methods = await db
    .selectFrom('order_payment')
    .select(['idempotency_key as key', 'method'])
    .where('order_number', '=', orderNumber)
    .execute();
  const methodOf = new Map(methods.map(({ key, method }) => [key, method]));
  return payments.map((one) => ({ ...one, method: methodOf.get(one.key) ?? '' }));
}
