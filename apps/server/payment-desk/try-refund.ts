import { tryRefundAgain } from '@eyelet/contracts/payment-desk/try-refund.ts';
import { askRefundAgain, findRefundTry, lockRefund } from '@eyelet/db/orders/refund-outcome.ts';
import { lockOrderState } from '@eyelet/db/orders/shipment.ts';
import { findPaymentRow } from '@eyelet/db/payment-desk/movement.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { toAmount } from '@eyelet/domain/money/amount.ts';
import { recordAudit, sourceOf } from '../audit/record.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { staffOf } from '../kernel/staff-of.ts';
import { wakeAnnouncer } from '../kernel/wake-announcer.ts';
import { deskPayment } from './desk-payment.ts';

/**
 * Tries a refused refund again. It was decided, and approved where that was due, so that nobody approves it once more. An erased buyer
 * gets their money, too.
 */
export const tryRefundAgainHandler = handle(tryRefundAgain, async (context, { params }) => {
  const { shop, now, correlationId } = context;
  const { paymentKey, refundKey, tryId } = params;
  const { database } = shop;
  const orderNumber = (await findPaymentRow(database.db, paymentKey))?.order_number;
  if (orderNumber === undefined) return refuse('STF404');
  const refused = await transact(database.db, async (tx) => {
    await lockOrderState(tx, orderNumber);
    const known = await findRefundTry(tx, tryId);
    if (known) return known.refund_key === refundKey ? undefined : refuse('STF404');
    const refund = await lockRefund(tx, { paymentKey, refundKey });
    if (!refund) return refuse('STF404');
    if (refund.state !== 'refused') return refuse('STF497');
    // Nothing is kept for what was refused before that was done: it may have been given again by amount.
    if (!refund.kept) return refuse('STF498');
    const by = staffOf(context).staffId;
    const row = await askRefundAgain(tx, refund, { tryId, by, now, correlationId });
    if (!row) return refuse('STF498');
    const after = { refundKey, tryId, amount: toAmount(row.amount) };
    const change = { subject: { kind: 'order', id: orderNumber }, before: null, after } as const;
    await recordAudit(tx, tryRefundAgain, change, sourceOf(context));
    return undefined;
  });
  if (refused) return refused;
  wakeAnnouncer(database);
  return (await deskPayment(context, paymentKey)) ?? refuse('STF404');
});
