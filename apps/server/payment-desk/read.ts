import { readDeskPayment } from '@eyelet/contracts/payment-desk/read.ts';
import { disputesOf } from '@eyelet/db/disputes/dispute.ts';
import { capturesOfPayment, findPaymentRow, noticesOf, refundsOfPayment } from '@eyelet/db/payment-desk/movement.ts';
import { toAmount } from '@eyelet/domain/money/amount.ts';
import { disputeView } from '../disputes/view.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { staffOf } from '../kernel/staff-of.ts';
import { standingOf } from '../payments/standing-of.ts';
import { movementView } from './view.ts';

/** A payment with its trail: refunds, what the provider has said, and its dispute for those who may see disputes. */
export const readDeskPaymentHandler = handle(readDeskPayment, async (context, { params: { paymentKey } }) => {
  const { db } = context.shop.database;
  const row = await findPaymentRow(db, paymentKey);
  if (!row) return refuse('STF404');
  const refunds = await refundsOfPayment(db, paymentKey);
  const captures = await capturesOfPayment(db, paymentKey);
  const refundKeys = refunds.flatMap(({ refund_key }) => refund_key ?? []);
  const notices = await noticesOf(db, [paymentKey, ...captures.map((one) => one.asked_key), ...refundKeys]);
  const seesDisputes = staffOf(context).permissions.has('disputes.read');
  const disputes = seesDisputes && row.is_disputed ? await disputesOf(db, row.order_number) : [];
  const dispute = disputes.find(({ payment_key }) => payment_key === paymentKey);
  return {
    ...movementView(row),
    ...standingOf(row),
    refunded: toAmount(row.refunded),
    captures: captures.map((one) => ({ ...movementView(one), reason: one.reason })),
    account: row.has_account,
    refunds: refunds.map(movementView),
    notices: notices.map((one) => ({
      ...{ noticeId: one.notice_id, topic: one.topic, success: one.success },
      ...{ receivedAt: one.received_at.toISOString(), settledAt: one.settled_at?.toISOString() ?? null },
    })),
    dispute: dispute ? disputeView(dispute, context.now) : null,
  };
});
