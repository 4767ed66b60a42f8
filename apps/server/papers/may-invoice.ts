import type { Shop } from '../kernel/shop.ts';
import type { StoredOrder } from '../stored-orders/stored-order.ts';
import { sellerOf } from './seller-of.ts';

/**
 * Whether an order has an invoice: it is confirmed, or was cancelled after its payment was captured, and its country
 * has a seller.
 */
export function mayInvoice(
  shop: Pick<Shop, 'settings'>,
  stored: Pick<StoredOrder, 'state' | 'payments' | 'order' | 'replaces'>,
): boolean {
  return isPaid(stored) && sellerOf(shop, stored.order.locale) !== null;
}

/**
 * Whether the state and the payments of an order entitle its buyer to an invoice. Goods that were sent again are on the invoice of the
 * order that they belong to.
 */
export function isPaid({ state, payments, replaces }: Pick<StoredOrder, 'state' | 'payments' | 'replaces'>): boolean {
  if (replaces !== null || state === 'created' || state === 'payment pending') return false;
  return state !== 'cancelled' || payments.some((payment) => payment.state === 'captured' || payment.taken > 0);
}
