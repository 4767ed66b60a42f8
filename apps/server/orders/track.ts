import { trackOrder } from '@eyelet/contracts/orders/track.ts';
import { handle } from '../kernel/handle.ts';
import { Refusal } from '../kernel/refusal.ts';
import { keptLines } from '../stored-orders/cancelled-units.ts';
import { emailedOrder } from '../stored-orders/proven-order.ts';
import { findOrder } from '../stored-orders/stored-order.ts';
import { ownCancellable } from './cancellable-view.ts';
import { hasArrived } from './has-arrived.ts';
import { promisedDaysOf } from './promised-days.ts';
import { stepsView, timeOf } from './steps-view.ts';
import { travelOf } from './travel.ts';

/**
 * The progress of an order, for everybody who knows its number and its email (C7.81, C8.54). Both are accepted in upper
 * and lower case.
 */
export const trackOrderHandler = handle(trackOrder, async (context, { body }) => {
  const { shop, now } = context;
  const named = await findOrder(shop.database.pool, body.orderNumber.trim().toUpperCase());
  const order = await emailedOrder(context, named, body.email);
  if (order instanceof Refusal) return order;
  const { orderNumber, state, placedAt, shipments } = order;
  return {
    orderNumber,
    orderDate: placedAt.toISOString(),
    status: state,
    steps: stepsView(order),
    hasArrived: hasArrived(order),
    mayCancelItems: ownCancellable(shop, order).size > 0,
    // Nothing comes of one that was cancelled.
    shipments: shipments
      .filter(({ cancelled_at: at }) => at === null)
      .map((one) => ({
        shippingId: one.shipping_id,
        kind: one.kind,
        label: one.method_label,
        deliveryTime: one.delivery_time,
        storeName: one.store_name,
        promised: promisedDaysOf(one),
        pickupWindow: one.pickup_window,
        readyAt: timeOf(one.ready_at),
        ...trackedTravel(travelOf(order, one, now)),
        units: keptLines(order)
          .filter((line) => line.shipping_id === one.shipping_id)
          .reduce((sum, line) => sum + line.qty, 0),
      })),
  };
});

/** Without what is in the parcels. */
function trackedTravel({ notSent: _waiting, parcels, ...travel }: ReturnType<typeof travelOf>) {
  return { ...travel, parcels: parcels.map(({ items: _items, ...parcel }) => parcel) };
}
