import { cancelOrder } from '@eyelet/contracts/orders/cancel.ts';
import { cancelWhole } from '@eyelet/db/orders/cancel.ts';
import { cancelRefusal } from '@eyelet/domain/orders/cancelling.ts';
import { orderMove } from '@eyelet/domain/orders/life-cycle.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { wakeAnnouncer } from '../kernel/wake-announcer.ts';
import { findOrder } from '../stored-orders/stored-order.ts';
import { orderView } from './view.ts';

const move = orderMove('confirmed', 'cancelled');

/** Cancels a whole order of the caller, or one whose link the caller holds (C7.82, C9.35). */
export const cancelOrderHandler = handle(cancelOrder, async (context, { body }) => {
  const { shop, session, now, correlationId } = context;
  const { pool } = shop.database;
  const order = await findOrder(pool, body.orderNumber);
  if (!order) return refuse('OHS4004');
  const { orderNumber } = order;
  const isOwn = order.owner === session?.consumerNo;
  if (!isOwn && !(body.token && shop.orderLinks.opens(body.token, order, now))) return refuse('OHS4004');
  const refused = cancelRefusal(order, { minutes: shop.settings.current()['orders.cancel-minutes'], now });
  if (refused === 'done') return answer();
  if (refused) return refuse('CAN409');
  if (await cancelWhole(shop.database.db, { orderNumber, move, now, correlationId })) wakeAnnouncer(shop.database);
  return answer();

  /** The order after the call; a concurrent call may have cancelled it. */
  async function answer() {
    const settled = await findOrder(pool, orderNumber);
    if (settled?.state !== 'cancelled' && settled?.state !== 'refunded') return refuse('CAN409');
    const view = orderView(context, settled);
    // An open challenge is shown only to the session that placed the order.
    return isOwn ? view : { ...view, challenge: null, flash: [] };
  }
});
