import { releasePayment } from '@eyelet/contracts/payment-desk/release.ts';
import { askedCaptures } from '@eyelet/db/captures/capture.ts';
import { dropRefused } from '@eyelet/db/captures/give-up.ts';
import { type OnItsWayRow, orderOnItsWay } from '@eyelet/db/captures/on-its-way.ts';
import { findRelease, insertRelease, refusedOf } from '@eyelet/db/captures/release.ts';
import type { Transaction } from '@eyelet/db/database.ts';
import { writeFacts } from '@eyelet/db/events/event.ts';
import { lockStateWithBuyer } from '@eyelet/db/orders/shipment.ts';
import { findPaymentRow } from '@eyelet/db/payment-desk/movement.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { givenAloneBy } from '@eyelet/db/refunds/given-alone.ts';
import type { Tables } from '@eyelet/db/tables/tables.ts';
import { capturesDue } from '@eyelet/domain/captures/due.ts';
import { openLines, owedByNow } from '@eyelet/domain/captures/owed.ts';
import { fromAmount, toAmount } from '@eyelet/domain/money/amount.ts';
import { isRefundedAlone } from '@eyelet/domain/refunds/alone.ts';
import { recordAudit, sourceOf } from '../audit/record.ts';
import type { Context } from '../kernel/context.ts';
import { handle } from '../kernel/handle.ts';
import { Refusal, refuse } from '../kernel/refusal.ts';
import { staffOf } from '../kernel/staff-of.ts';
import { wakeAnnouncer } from '../kernel/wake-announcer.ts';
import { deskPayment } from './desk-payment.ts';

/**
 * Gives up what captures would have taken that the provider has refused, once nothing of the order is left to hand over. Whoever asks again
 * for a capture has the order locked, too: either it is given up, or the capture is under way and that is told.
 */
export const releasePaymentHandler = handle(releasePayment, async (context, { params, body }) => {
  const { shop, now } = context;
  const { paymentKey, releaseId } = params;
  const { database } = shop;
  const orderNumber = (await findPaymentRow(database.db, paymentKey))?.order_number;
  if (orderNumber === undefined) return refuse('STF404');
  const refused = await transact(database.db, async (tx) => {
    const state = await lockStateWithBuyer(tx, orderNumber);
    if (state === undefined) return refuse('STF404');
    const known = await findRelease(tx, releaseId);
    if (known) return known.payment_key === paymentKey ? undefined : refuse('STF404');
    const held = await refusedToTake(tx, { orderNumber, paymentKey, isCancelled: state === 'cancelled' });
    if (held instanceof Refusal) return held;
    const { amount, reason, note } = { ...body, amount: fromAmount(body.amount) };
    if (held === 0 || held !== amount || toAmount(amount) !== body.amount) return refuse('STF502');
    if (!(await mayRelease(tx, context, { orderNumber, amount }))) return refuse('STF503');
    const row = {
      ...{ release_id: releaseId, order_number: orderNumber, payment_key: paymentKey, amount, reason },
      ...{ note: note.trim(), released_by: staffOf(context).staffId, released_at: now },
    };
    // Another order has the id.
    if (!(await insertRelease(tx, row))) return refuse('STF404');
    await dropRefused(tx, { orderNumber, key: paymentKey }, now);
    const payload = { orderNumber, paymentKey, releaseId, amount };
    const { correlationId } = context;
    await writeFacts(tx, [{ name: 'payment.released', subject: orderNumber, payload, correlationId }], now);
    const after = { releaseId, amount: toAmount(amount), reason };
    const change = { subject: { kind: 'order', id: orderNumber }, before: null, after } as const;
    await recordAudit(tx, releasePayment, change, sourceOf(context));
    return undefined;
  });
  if (refused) return refused;
  wakeAnnouncer(database);
  return (await deskPayment(context, paymentKey)) ?? refuse('STF404');
});

type Asked = Readonly<{ orderNumber: string; paymentKey: string; isCancelled: boolean }>;

/** What of a payment of a locked order its provider has refused to capture, while nothing else may still be captured of it. */
async function refusedToTake(
  tx: Transaction<Tables>,
  { orderNumber, paymentKey, isCancelled }: Asked,
): Promise<number | Refusal<'STF500' | 'STF501'>> {
  const order = isCancelled ? undefined : await orderOnItsWay(tx, orderNumber);
  // What is held of a cancelled order is released with it.
  if (!order) return 0;
  const open = openLines(order);
  if (open.length > 0) return refuse('STF500', { items: namesOf(order, open) });
  const isOfIt = (one: Readonly<{ key: string }>) => one.key === paymentKey;
  const asked = await askedCaptures(tx, orderNumber);
  const isUnderWay = asked.some((one) => one.idempotency_key === paymentKey);
  if (isUnderWay || capturesDue(order.payments, owedByNow(order)).some(isOfIt)) return refuse('STF501');
  return refusedOf(tx, paymentKey);
}

/** Goods by their names, such as “Deck 42 × 2, Socks × 1”. */
function namesOf({ lines }: OnItsWayRow, open: ReturnType<typeof openLines>): string {
  return open
    .map(({ lineNo, units }) => `${lines.find((line) => line.lineNo === lineNo)?.goods ?? ''} × ${units}`)
    .join(', ');
}

/** Whether somebody gives that much up alone: as much as they give back alone, with what they gave before, or whatever those approve. */
async function mayRelease(
  tx: Transaction<Tables>,
  context: Context,
  { orderNumber, amount }: Readonly<{ orderNumber: string; amount: number }>,
): Promise<boolean> {
  const { staffId, permissions } = staffOf(context);
  if (permissions.has('refunds.approve')) return true;
  const before = await givenAloneBy(tx, { orderNumber, staffId });
  return isRefundedAlone(amount, before, context.shop.settings.current()['care.refund-alone']);
}
