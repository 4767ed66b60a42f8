import type { Shop } from '../kernel/shop.ts';
import type { StoredOrder } from '../stored-orders/stored-order.ts';
import { sellerOf } from './seller-of.ts';

/**
 * Whether an order has an invoice: it is confirmed, or was cancelled after its payment was captured, and its country
 * has a seller.
 */
export function mayInvoice(
  shop: Pick<Shop, 'settings'>,
  { state, payments, order }: Pick<StoredOrder, 'state' | 'payments' | 'order'>,
): boolean {
  return isPaid({ state, payments }) && sellerOf(shop, order.locale) !== null;
}

/** Whether the state and the payments of an order entitle its buyer to an invoice. */
export function isPaid({ state, payments }: Pick<StoredOrder, 'state' | 'payments'>): boolean {
  if (state === 'created' || state === 'payment pending') return false;
  return state !== 'cancelled' || payments.some((payment) => payment.state === 'captured');
}
