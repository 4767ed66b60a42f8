import { cancelOrderItems } from '@eyelet/contracts/orders/cancel-items.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { fromAmount, toAmount } from '@eyelet/domain/money/amount.ts';
import { handle } from '../kernel/handle.ts';
import { Refusal, refuse } from '../kernel/refusal.ts';
import { wakeAnnouncer } from '../kernel/wake-announcer.ts';
import { findOrder } from '../stored-orders/stored-order.ts';
import { cancelUnits } from './cancel-units.ts';
import { cancellableView } from './cancellable-view.ts';
import { ownCancelling } from './own-cancelling.ts';

/** Cancels items of an order that the caller may look after. */
export const cancelOrderItemsHandler = handle(cancelOrderItems, async (context, { body }) => {
  const { shop, now, correlationId } = context;
  const { db, pool } = shop.database;
  const wish = await ownCancelling(context, body);
  if (wish instanceof Refusal) return wish;
  const expectedRefund = body.expectedRefund === undefined ? undefined : fromAmount(body.expectedRefund);
  const outcome = await transact(db, (tx) =>
    cancelUnits(tx, { ...wish, by: 'shopper', now, correlationId, expectedRefund }),
  );
  if (outcome === 'impossible') return refuse('CAN409');
  if (typeof outcome === 'object') {
    const { refund, delivery, whole } = outcome.changed;
    const { currency } = wish.stored.order;
    return refuse('CAN410', { refund: toAmount(refund), delivery: toAmount(delivery), currency, whole });
  }
  if (outcome === 'cancelled') wakeAnnouncer(shop.database);
  const settled = await findOrder(pool, wish.stored.orderNumber);
  return settled ? cancellableView(shop, settled) : refuse('OHS4004');
});
