import type { Transaction } from '@eyelet/db/database.ts';
import { writeFacts } from '@eyelet/db/events/event.ts';
import { cancelLocked } from '@eyelet/db/orders/cancel.ts';
import {
  cancellationsOf,
  cancelledItemsKey,
  findCancellation,
  giveUp,
  insertCancellation,
  type StoredCancellation,
  suppliedUnits,
} from '@eyelet/db/orders/cancelled-items.ts';
import { moveOrder } from '@eyelet/db/orders/move-order.ts';
import { decideRefundWithin, payablePayments } from '@eyelet/db/orders/refund.ts';
import { type ShipmentRow, shipmentRows, updateShipment } from '@eyelet/db/orders/shipment.ts';
import { ordersMadeOf } from '@eyelet/db/returns/exchange.ts';
import { returnsOfOrder } from '@eyelet/db/returns/return.ts';
import type { Tables } from '@eyelet/db/tables/tables.ts';
import { emptiedShipments, endsOrder, type ItemsCancellable } from '@eyelet/domain/orders/cancelling-items.ts';
import { type OrderState, orderMove } from '@eyelet/domain/orders/life-cycle.ts';
import { movesTo, stateOfShipments } from '@eyelet/domain/orders/shipping.ts';
import { refundShares } from '@eyelet/domain/payments/refund-shares.ts';
import { leftOf } from '@eyelet/domain/refunds/left.ts';
import { give } from '@eyelet/domain/returns/give.ts';
import type { UnitsByLine } from '@eyelet/domain/returns/refund.ts';
import { voidCardsBeyond } from '../gift-cards/void-bought.ts';
import { givenUnits } from '../returns/give-value.ts';
import { paidLinesOf } from '../returns/paid-lines.ts';
import { cancelledUnits } from '../stored-orders/cancelled-units.ts';
import { lockedState } from '../stored-orders/order-state.ts';
import type { StoredOrder } from '../stored-orders/stored-order.ts';
import { itemsCancellable } from './items-cancellable.ts';
import { progressOf } from './reach-step.ts';

/** Units of items that somebody wants to cancel; the id makes a repetition harmless. */
export type CancelItems = Readonly<{
  cancellationId: string;
  items: readonly Readonly<{ itemId: string; qty: number }>[];
}>;

type Cancelling = Readonly<{
  stored: StoredOrder;
  asked: CancelItems;
  by: 'shopper' | 'staff';
  /** The units that the caller may cancel, and whether they may cancel the whole order where these are all of it. */
  allowed: (order: ItemsCancellable) => UnitsByLine;
  mayWhole: (state: OrderState, rows: readonly ShipmentRow[]) => boolean;
  now: Date;
  correlationId: string;
}>;

/** `before`: done by an earlier call of the same id, or with the whole order; `impossible`: one of the units can no longer be cancelled. */
export type CancelOutcome = 'cancelled' | 'before' | 'impossible';

/**
 * Cancels units of an order of which the rest stays: stock, the shipments that are left empty, what is given back and the fact that has
 * mails, papers and points follow, all in one transaction that has locked the order, so that the warehouse is before or after it. Units that
 * are all that is left end the order as a whole.
 */
export async function cancelUnits(tx: Transaction<Tables>, cancelling: Cancelling): Promise<CancelOutcome> {
  const { stored, asked, allowed, mayWhole, by, now, correlationId } = cancelling;
  const { orderNumber } = stored;
  const state = await lockedState(tx, orderNumber);
  if (state === 'cancelled' || state === 'refunded') return 'before';
  const known = await findCancellation(tx, asked.cancellationId);
  if (known) return known.orderNumber === orderNumber ? 'before' : 'impossible';
  const units = unitsOf(stored, asked.items);
  if (!state || !units) return 'impossible';
  const rows = await shipmentRows(tx, orderNumber);
  const cancelled = cancelledUnits(await cancellationsOf(tx, orderNumber));
  const facts = itemsCancellable(stored, state, rows, (lineNo) => cancelled.get(lineNo) ?? 0);
  const supplied = await suppliedUnits(tx, orderNumber);
  const most = allowed(facts);
  const isAllowed = [...units].every(
    ([lineNo, qty]) => qty <= (most.get(lineNo) ?? 0) && qty <= (supplied.get(lineNo) ?? 0),
  );
  if (!isAllowed) return 'impossible';
  if (endsOrder(facts.lines, units)) {
    if (!mayWhole(state, rows)) return 'impossible';
    await cancelLocked(tx, { orderNumber, move: orderMove(state as 'confirmed', 'cancelled'), now, correlationId }, by);
    return 'cancelled';
  }
  await giveUp(
    tx,
    orderNumber,
    [...units].map(([lineNo, qty]) => ({ lineNo, qty })),
  );
  await endShipments(tx, { orderNumber, state, rows, empty: emptiedShipments(facts.lines, units), now });
  const made = await cancellationOf(tx, cancelling, { units, cancelled });
  await insertCancellation(tx, made);
  if (stored.lines.some(({ gift_card: card }) => card !== null)) {
    const left = facts.lines.map(
      (line) => [line.lineNo, line.qty - line.cancelled - (units.get(line.lineNo) ?? 0)] as const,
    );
    await voidCardsBeyond(tx, orderNumber, new Map(left), now);
  }
  const payload = { orderNumber, cancellationId: asked.cancellationId, refund: made.refund };
  await writeFacts(tx, [{ name: 'order.items-cancelled', subject: orderNumber, payload, correlationId }], now);
  return 'cancelled';
}

/** Units by the number of their line; undefined for an item that the order does not have. */
function unitsOf({ lines }: StoredOrder, items: CancelItems['items']): UnitsByLine | undefined {
  const units = new Map<number, number>();
  for (const { itemId, qty } of items) {
    const line = lines.find(({ item_id }) => item_id === itemId);
    if (!line) return undefined;
    units.set(line.line_no, (units.get(line.line_no) ?? 0) + qty);
  }
  return units;
}

type Ending = Readonly<{
  orderNumber: string;
  state: OrderState;
  rows: readonly ShipmentRow[];
  empty: readonly string[];
  now: Date;
}>;

/** Ends shipments of which nothing is left; the order goes on as far as the rest of them is. */
async function endShipments(tx: Transaction<Tables>, { orderNumber, state, rows, empty, now }: Ending): Promise<void> {
  for (const shippingId of empty) await updateShipment(tx, { orderNumber, shippingId }, { cancelled_at: now });
  if (empty.length === 0) return;
  const after = rows.map((row) => progressOf(empty.includes(row.shipping_id) ? { ...row, cancelled_at: now } : row));
  for (const move of movesTo(state, stateOfShipments(after))) {
    await moveOrder(tx, { orderNumber, move, reason: 'items cancelled', now });
  }
}

/** What units are worth as they were paid, by the rules of returns, and the decision to give it back. */
async function cancellationOf(
  tx: Transaction<Tables>,
  { stored, asked, by, now }: Cancelling,
  { units, cancelled }: Readonly<{ units: UnitsByLine; cancelled: UnitsByLine }>,
): Promise<StoredCancellation> {
  const { orderNumber } = stored;
  const exchanged = (await ordersMadeOf(tx, orderNumber)).some((one) => one.state !== 'cancelled');
  const returns = await returnsOfOrder(tx, orderNumber);
  const before = {
    units: givenUnits(returns, cancelled),
    exchanged,
    left: leftOf(await payablePayments(tx, orderNumber)),
  };
  const { lines, delivery, refund } = give(
    paidLinesOf(stored),
    before,
    [...units].map(([lineNo, count]) => ({ lineNo, units: count, exchange: null })),
  );
  if (refund > 0) {
    const wish = { orderNumber, key: cancelledItemsKey(asked.cancellationId), now, payments: payablePayments };
    const shares = await decideRefundWithin(tx, wish, (payments) => refundShares(payments, refund));
    // A defect: never more is given back than is left of what was paid.
    if (typeof shares === 'string') throw new Error(`${asked.cancellationId} of ${refund} is ${shares}`);
  }
  return {
    ...{ cancellation_id: asked.cancellationId, order_number: orderNumber, made_by: by },
    ...{ refund, delivery: delivery.amount, at: now },
    lines: lines.map(({ lineNo, units: qty, due }) => ({ lineNo, qty, due })),
  };
}
