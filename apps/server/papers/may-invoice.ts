import type { Shop } from '../kernel/shop.ts';
import type { StoredOrder } from '../stored-orders/stored-order.ts';
import { sellerOf } from './seller-of.ts';

/**
 * Whether an order has an invoice: once it is confirmed, and of a cancelled one if its money had been taken; in a country whose seller
 * is decided.
 */
export function mayInvoice(
  shop: Pick<Shop, 'settings'>,
  { state, payments, order }: Pick<StoredOrder, 'state' | 'payments' | 'order'>,
): boolean {
  return isPaid({ state, payments }) && sellerOf(shop, order.locale) !== null;
}

/** Whether an order is one that its buyer gets an invoice of, by what has become of it. */
export function isPaid({ state, payments }: Pick<StoredOrder, 'state' | 'payments'>): boolean {
  if (state === 'created' || state === 'payment pending') return false;
  return state !== 'cancelled' || payments.some((payment) => payment.state === 'captured');
}
