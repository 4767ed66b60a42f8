import { cancelDeskOrder } from '@eyelet/contracts/order-desk/cancel.ts';
import { cancelLocked } from '@eyelet/db/orders/cancel.ts';
import { cancellationsOf } from '@eyelet/db/orders/cancelled-items.ts';
import { shipmentRows } from '@eyelet/db/orders/shipment.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { mayDeskCancel } from '@eyelet/domain/orders/cancelling.ts';
import { orderMove } from '@eyelet/domain/orders/life-cycle.ts';
import { recordAudit, sourceOf } from '../audit/record.ts';
import { waitingCards } from '../gift-cards/waiting-cards.ts';
import { handle } from '../kernel/handle.ts';
import { refuse, refuseStale } from '../kernel/refusal.ts';
import { staffOf } from '../kernel/staff-of.ts';
import { wakeAnnouncer } from '../kernel/wake-announcer.ts';
import { cancelledUnits } from '../stored-orders/cancelled-units.ts';
import { lockedState } from '../stored-orders/order-state.ts';
import { findOrder } from '../stored-orders/stored-order.ts';
import { cancellableOf } from './cancellable.ts';
import { deskOrder } from './view.ts';

/**
 * Cancels a whole order for its customer. The order is locked first, so that desk, shopper and warehouse act one after
 * the other.
 */
export const cancelDeskOrderHandler = handle(cancelDeskOrder, async (context, { params, body }) => {
  const { shop, now, correlationId } = context;
  const { orderNumber } = params;
  const order = await findOrder(shop.database.pool, orderNumber);
  if (!order) return refuse('STF404');
  const outcome = await transact(shop.database.db, async (tx) => {
    const state = await lockedState(tx, orderNumber);
    if (state === 'cancelled' || state === 'refunded') return 'before';
    if (!state) return 'impossible';
    const waiting = await waitingCards(tx, order);
    const cancelled = cancelledUnits(await cancellationsOf(tx, orderNumber));
    const rows = await shipmentRows(tx, orderNumber);
    if (!mayDeskCancel(cancellableOf(order, { cancelled, waiting }, state, rows))) return 'impossible';
    await cancelLocked(tx, { orderNumber, move: orderMove(state, 'cancelled'), now, correlationId }, 'staff');
    const change = {
      subject: { kind: 'order', id: orderNumber } as const,
      before: { status: state, reason: '' },
      after: { status: 'cancelled', reason: body.reason.trim() },
    };
    await recordAudit(tx, cancelDeskOrder, change, sourceOf(context));
    return 'cancelled';
  });
  if (outcome === 'cancelled') wakeAnnouncer(shop.database);
  const current = await deskOrder(shop, orderNumber, staffOf(context).language);
  if (!current) return refuse('STF404');
  return outcome === 'impossible' ? refuseStale('STF409', current) : current;
});
