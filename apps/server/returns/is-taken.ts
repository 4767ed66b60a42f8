import type { StoredOrder } from '../stored-orders/stored-order.ts';

/**
 * Whether all money of an order has been taken. Its provider takes it after the order is placed, in its own time: goods can be back
 * before, and only what was taken is given back or carried along to another order.
 */
export function isTaken({ payments }: Pick<StoredOrder, 'payments'>): boolean {
  return payments.every(({ state }) => state === 'captured');
}
