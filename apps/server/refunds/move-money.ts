import type { Transaction } from '@eyelet/db/database.ts';
import { writeFacts } from '@eyelet/db/events/event.ts';
import { decideRefundWithin, refundablePayments } from '@eyelet/db/orders/refund.ts';
import { type AmountRefundRow, amountRefundKey } from '@eyelet/db/refunds/amount-refund.ts';
import type { Tables } from '@eyelet/db/tables/tables.ts';
import { refundBesideLent } from '@eyelet/domain/store-credit/beside-lent.ts';
import { isCreditable } from '@eyelet/domain/store-credit/creditable.ts';
import type { Context } from '../kernel/context.ts';
import { leftToGive } from './left-to-give.ts';

/**
 * Decides that the money of a refund by amount goes back, once, over the payments of its order, which is locked; consumers of the facts
 * carry the money, the mail and the credit note out. False where less is left.
 */
export async function moveMoney(
  tx: Transaction<Tables>,
  { now, correlationId }: Pick<Context, 'now' | 'correlationId'>,
  {
    id,
    order_number: orderNumber,
    amount,
    as_credit: asCredit,
  }: Pick<AmountRefundRow, 'id' | 'order_number' | 'amount' | 'as_credit'>,
): Promise<boolean> {
  const wish = { orderNumber, key: amountRefundKey(id), now, isCredit: asCredit ? isCreditable : undefined };
  // What is lent on a return that was handed over since it was asked for is given, too.
  const { left, lent } = await leftToGive(tx, orderNumber, await refundablePayments(tx, orderNumber));
  const shares = await decideRefundWithin(tx, wish, (payments) =>
    amount > left ? 'too-much' : refundBesideLent(payments, amount, { lent }),
  );
  if (typeof shares === 'string') return false;
  const payload = { orderNumber, refundId: id };
  await writeFacts(tx, [{ name: 'refund.given', subject: orderNumber, payload, correlationId }], now);
  return true;
}
