import { cancelOrderItems } from '@eyelet/contracts/orders/cancel-items.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { cancelRefusal } from '@eyelet/domain/orders/cancelling.ts';
import { shopperCancellableUnits } from '@eyelet/domain/orders/cancelling-items.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { wakeAnnouncer } from '../kernel/wake-announcer.ts';
import { findOrder } from '../stored-orders/stored-order.ts';
import { cancelUnits } from './cancel-units.ts';
import { orderView } from './view.ts';

/** Cancels items of an order of the caller, or of one whose link the caller holds. */
export const cancelOrderItemsHandler = handle(cancelOrderItems, async (context, { body }) => {
  const { shop, session, now, correlationId } = context;
  const { db, pool } = shop.database;
  const stored = await findOrder(pool, body.orderNumber);
  if (!stored) return refuse('OHS4004');
  const isOwn = stored.owner === session?.consumerNo;
  if (!isOwn && !(body.token && shop.orderLinks.opens(body.token, stored, now))) return refuse('OHS4004');
  const { 'orders.cancel-minutes': minutes, 'orders.cancel-items': isAllowed } = shop.settings.current();
  const outcome = await transact(db, (tx) =>
    cancelUnits(tx, {
      ...{ stored, asked: body, by: 'shopper', now, correlationId },
      allowed: (order) => shopperCancellableUnits(order, { isAllowed, minutes, now }),
      mayWhole: (state) => cancelRefusal({ ...stored, state }, { minutes, now }) === undefined,
    }),
  );
  if (outcome === 'impossible') return refuse('CAN409');
  if (outcome === 'cancelled') wakeAnnouncer(shop.database);
  const settled = await findOrder(pool, stored.orderNumber);
  if (!settled) return refuse('OHS4004');
  const view = orderView(context, settled);
  // An open challenge is shown only to the session that placed the order.
  return isOwn ? view : { ...view, challenge: null, flash: [] };
});
