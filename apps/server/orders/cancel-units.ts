import { lowerRefused } from '@eyelet/db/captures/lower-refused.ts';
import type { Transaction } from '@eyelet/db/database.ts';
import { writeFacts } from '@eyelet/db/events/event.ts';
import { cancelLocked } from '@eyelet/db/orders/cancel.ts';
import {
  cancelledItemsKey,
  giveUp,
  insertCancellation,
  type StoredCancellation,
} from '@eyelet/db/orders/cancelled-items.ts';
import { endLacking } from '@eyelet/db/orders/lacking.ts';
import { moveOrder } from '@eyelet/db/orders/move-order.ts';
import { decideRefundWithin, payablePayments } from '@eyelet/db/orders/refund.ts';
import { type ShipmentRow, updateShipment } from '@eyelet/db/orders/shipment.ts';
import type { Tables } from '@eyelet/db/tables/tables.ts';
import { emptiedShipments } from '@eyelet/domain/orders/cancelling-items.ts';
import { type OrderState, orderMove } from '@eyelet/domain/orders/life-cycle.ts';
import { movesTo, stateOfShipments } from '@eyelet/domain/orders/shipping.ts';
import { refundBesideLent } from '@eyelet/domain/store-credit/beside-lent.ts';
import { voidCardsBeyond } from '../gift-cards/void-bought.ts';
import { lentOnOrder } from '../store-credit/lent-on-order.ts';
import { type AskedUnits, askedUnits, type UnitsWish } from './asked-units.ts';
import { type CancellationQuote, quoteOfUnits } from './quote-of-units.ts';
import { progressOf } from './reach-step.ts';
import { shipWhatLeft } from './ship-what-left.ts';
import { worthOfUnits } from './worth-of-units.ts';

type Cancelling = UnitsWish &
  Readonly<{
    by: 'shopper' | 'staff';
    now: Date;
    correlationId: string;
    /** What goes back as the caller was told, in minor units. */
    expectedRefund?: number | undefined;
  }>;

/**
 * `before`: done by an earlier call of the same id, or with the whole order; `impossible`: one of the units can no longer be cancelled;
 * `changed`: another amount would go back than is expected, and nothing is cancelled.
 */
export type CancelOutcome = 'cancelled' | 'before' | 'impossible' | Readonly<{ changed: CancellationQuote }>;

/**
 * Cancels units of an order of which the rest stays: stock, the shipments that are left empty, what is given back and the fact that has
 * mails, papers and points follow, all in one transaction that has locked the order, so that the warehouse is before or after it. Units that
 * are all that is left end the order as a whole.
 */
export async function cancelUnits(tx: Transaction<Tables>, cancelling: Cancelling): Promise<CancelOutcome> {
  const { stored, asked, by, now, correlationId, expectedRefund } = cancelling;
  const { orderNumber } = stored;
  const found = await askedUnits(tx, cancelling);
  if (typeof found === 'string') return found;
  if (expectedRefund !== undefined) {
    const quote = await quoteOfUnits(tx, stored, found);
    if (quote.refund !== expectedRefund) return { changed: quote };
  }
  const { state, facts, rows, units } = found;
  if (found.isWhole) {
    await cancelLocked(tx, { orderNumber, move: orderMove(state as 'confirmed', 'cancelled'), now, correlationId }, by);
    return 'cancelled';
  }
  await giveUp(
    tx,
    orderNumber,
    [...units].map(([lineNo, qty]) => ({ lineNo, qty })),
  );
  await endLacking(tx, orderNumber);
  const after = await endShipments(tx, { orderNumber, state, rows, empty: emptiedShipments(facts.lines, units), now });
  const made = await cancellationOf(tx, cancelling, found);
  await insertCancellation(tx, made);
  if (stored.lines.some(({ gift_card: card }) => card !== null)) {
    const left = facts.lines.map(
      (line) => [line.lineNo, line.qty - line.cancelled - (units.get(line.lineNo) ?? 0)] as const,
    );
    await voidCardsBeyond(tx, orderNumber, new Map(left), now);
  }
  const payload = { orderNumber, cancellationId: asked.cancellationId, refund: made.refund };
  await writeFacts(tx, [{ name: 'order.items-cancelled', subject: orderNumber, payload, correlationId }], now);
  await shipWhatLeft(tx, { orderNumber, ...after, now });
  return 'cancelled';
}

type Ending = Readonly<{
  orderNumber: string;
  state: OrderState;
  rows: readonly ShipmentRow[];
  empty: readonly string[];
  now: Date;
}>;

/** Ends shipments of which nothing is left; the order goes on as far as the rest of them is. Answers both as they are then. */
async function endShipments(
  tx: Transaction<Tables>,
  { orderNumber, state, rows, empty, now }: Ending,
): Promise<Pick<Ending, 'state' | 'rows'>> {
  for (const shippingId of empty) await updateShipment(tx, { orderNumber, shippingId }, { cancelled_at: now });
  if (empty.length === 0) return { state, rows };
  const after = rows.map((row) => (empty.includes(row.shipping_id) ? { ...row, cancelled_at: now } : row));
  const reached = stateOfShipments(after.map(progressOf));
  const moves = movesTo(state, reached);
  for (const move of moves) {
    await moveOrder(tx, { orderNumber, move, reason: 'items cancelled', now });
  }
  return { state: moves.length > 0 ? reached : state, rows: after };
}

/** The cancellation with what its units are worth, and the decision to give it back. */
async function cancellationOf(
  tx: Transaction<Tables>,
  { stored, asked, by, now }: Cancelling,
  units: AskedUnits,
): Promise<StoredCancellation> {
  const { orderNumber } = stored;
  const { lines, delivery, refund } = await worthOfUnits(tx, stored, units);
  // Gift cards are canceled while what would pay for them is refused: nobody asks for that again, it is released, and those that are kept
  // wait for what is left of it.
  const cards = lines.filter(({ lineNo }) => units.waiting.has(lineNo)).reduce((sum, { due }) => sum + due, 0);
  if (cards > 0) await lowerRefused(tx, { orderNumber, amount: cards }, now);
  if (refund > 0) {
    const wish = { orderNumber, key: cancelledItemsKey(asked.cancellationId), now, payments: payablePayments };
    const lent = await lentOnOrder(tx, orderNumber);
    const shares = await decideRefundWithin(tx, wish, (payments) =>
      refundBesideLent(payments, refund, { lent, first: 'held' }),
    );
    // A defect: never more is given back than is left of what was paid.
    if (typeof shares === 'string') throw new Error(`${asked.cancellationId} of ${refund} is ${shares}`);
  }
  return {
    ...{ cancellation_id: asked.cancellationId, order_number: orderNumber, made_by: by },
    ...{ refund, delivery: delivery.amount, at: now },
    lines: lines.map(({ lineNo, units: qty, due }) => ({ lineNo, qty, due })),
  };
}
