import { resendOrderMail } from '@eyelet/contracts/order-desk/resend-mail.ts';
import { writeFacts } from '@eyelet/db/events/event.ts';
import { askForOrderMail, mailsOfOrder } from '@eyelet/db/orders/order-mail.ts';
import { lockOrderState } from '@eyelet/db/orders/shipment.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { waitBeforeAgain } from '@eyelet/domain/orders/mails-again.ts';
import { recordAudit, sourceOf } from '../audit/record.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { staffOf } from '../kernel/staff-of.ts';
import { wakeAnnouncer } from '../kernel/wake-announcer.ts';
import { findOrder } from '../stored-orders/stored-order.ts';
import { orderTimeline } from './timeline.ts';

/**
 * Has a mail of an order sent again. The order is locked, so that of concurrent calls the first is allowed and the
 * others have to wait.
 */
export const resendOrderMailHandler = handle(resendOrderMail, async (context, { params, body }) => {
  const { shop, now, correlationId } = context;
  const { orderNumber, mailId } = params;
  const { kind, about } = body;
  const { staffId, name } = staffOf(context);
  const order = await findOrder(shop.database.pool, orderNumber);
  // The email of an erased buyer is empty.
  if (!order?.order.email) return refuse('STF404');
  const refused = await transact(shop.database.db, async (tx) => {
    await lockOrderState(tx, orderNumber);
    const mails = await mailsOfOrder(tx, orderNumber);
    if (mails.some(({ mail_id }) => mail_id === mailId)) return undefined;
    const hasHad = mails.some((one) => one.kind === kind && one.about === about && one.sent_at !== null);
    if (!hasHad) return refuse('STF404');
    const asked = mails.filter(({ asked_by }) => asked_by !== null);
    const waitSeconds = waitBeforeAgain(
      asked.map((one) => ({ kind: one.kind, about: one.about, askedAt: one.asked_at })),
      body,
      now,
    );
    if (waitSeconds > 0) return refuse('STF460', { waitSeconds });
    const row = { order_number: orderNumber, mail_id: mailId, kind, about, asked_at: now };
    await askForOrderMail(tx, { ...row, asked_by_id: staffId, asked_by: name });
    const payload = { orderNumber, mailId };
    await writeFacts(tx, [{ name: 'order-mail.asked', subject: orderNumber, payload, correlationId }], now);
    const change = { subject: { kind: 'order', id: orderNumber } as const, before: null, after: { mail: kind, about } };
    await recordAudit(tx, resendOrderMail, change, sourceOf(context));
    return undefined;
  });
  if (refused) return refused;
  wakeAnnouncer(shop.database);
  return orderTimeline(context, orderNumber);
});
