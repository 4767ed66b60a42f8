import type { DeskPayment } from '@eyelet/contracts/payment-desk/payment.ts';
import { refusedOf, releasesOfOrder } from '@eyelet/db/captures/release.ts';
import { disputesOf } from '@eyelet/db/disputes/dispute.ts';
import { triesOf } from '@eyelet/db/orders/refund-outcome.ts';
import { capturesOfPayment, findPaymentRow, noticesOf, refundsOfPayment } from '@eyelet/db/payment-desk/movement.ts';
import { toAmount } from '@eyelet/domain/money/amount.ts';
import { disputeView } from '../disputes/view.ts';
import type { Context } from '../kernel/context.ts';
import { staffOf } from '../kernel/staff-of.ts';
import { standingOf } from '../payments/standing-of.ts';
import { releaseView } from './release-view.ts';
import { movementView } from './view.ts';

/**
 * A payment with its trail: captures, refunds, what the provider has said and staff have given up, and its dispute for those who may see
 * disputes. Undefined for an unknown key.
 */
export async function deskPayment(context: Context, paymentKey: string): Promise<DeskPayment | undefined> {
  const { db } = context.shop.database;
  const row = await findPaymentRow(db, paymentKey);
  if (!row) return undefined;
  const refunds = await refundsOfPayment(db, paymentKey);
  const captures = await capturesOfPayment(db, paymentKey);
  const refundKeys = refunds.flatMap(({ refund_key }) => refund_key ?? []);
  const tries = (await triesOf(db, row.order_number)).filter((one) => refundKeys.includes(one.refund_key));
  const askedKeys = [...captures, ...tries].map((one) => one.asked_key);
  const notices = await noticesOf(db, [paymentKey, ...askedKeys, ...refundKeys]);
  const seesDisputes = staffOf(context).permissions.has('disputes.read');
  const disputes = seesDisputes && row.is_disputed ? await disputesOf(db, row.order_number) : [];
  const dispute = disputes.find(({ payment_key }) => payment_key === paymentKey);
  const releases = row.by_parcel ? await releasesOfOrder(db, row.order_number) : [];
  return {
    ...movementView(row),
    ...standingOf(row),
    refunded: toAmount(row.refunded),
    captures: captures.map((one) => ({ ...movementView(one), reason: one.reason })),
    refused: toAmount(row.by_parcel ? await refusedOf(db, paymentKey) : 0),
    releases: releases
      .filter((one) => one.payment_key === paymentKey)
      .map((one) => ({
        ...releaseView(one),
        ...{ note: one.note, by: one.author ?? '' },
        at: one.released_at.toISOString(),
      })),
    account: row.has_account,
    refunds: refunds.map(movementView),
    tries: tries.map((one) => ({
      ...{ tryId: one.try_id, refundKey: one.refund_key, amount: toAmount(one.amount) },
      ...{ by: one.author ?? '', at: one.tried_at.toISOString() },
    })),
    notices: notices.map((one) => ({
      ...{ noticeId: one.notice_id, topic: one.topic, success: one.success },
      ...{ receivedAt: one.received_at.toISOString(), settledAt: one.settled_at?.toISOString() ?? null },
    })),
    dispute: dispute ? disputeView(dispute, context.now) : null,
  };
}
