import type { StoredOrder } from '../stored-orders/stored-order.ts';

/**
 * Whether all money of an order has been taken that is owed by now. Its provider takes it after the order is placed, in its own time: goods
 * can be back before, and only what was taken is given back or carried along to another order. What is captured as parcels leave was taken
 * once no capture is under way.
 */
export function isTaken({ payments }: Pick<StoredOrder, 'payments'>): boolean {
  return payments.every(
    ({ state, by_parcel, taken, booked }) => (state === 'captured' || by_parcel) && taken === booked,
  );
}
