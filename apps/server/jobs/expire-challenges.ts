import { overdueChallenges } from '@eyelet/db/orders/settle-challenge.ts';
import type { Shop } from '../kernel/shop.ts';
import { settleOrder } from '../payments/settle-order.ts';
import { findOrder } from '../stored-orders/stored-order.ts';

/**
 * Ends orders whose payment has been pending too long (C8.163). The provider is asked once more, as its notice may be
 * lost; an order that is still not paid is cancelled. Returns how many were.
 */
export async function expireChallenges(shop: Shop): Promise<number> {
  let expired = 0;
  for (const orderNumber of await overdueChallenges(shop.database.pool, shop.clock(), 200)) {
    try {
      if ((await giveUp(shop, orderNumber)) === 'cancelled') expired += 1;
    } catch (error) {
      // An unresponsive provider must not delay the other orders and the release of their stock.
      shop.log.error({ err: error, orderNumber }, 'an overdue order failed and is left to the next run');
    }
  }
  return expired;
}

async function giveUp(shop: Shop, orderNumber: string): Promise<'confirmed' | 'cancelled' | 'waits' | undefined> {
  const order = await findOrder(shop.database.pool, orderNumber);
  if (order?.state !== 'payment pending') return undefined;
  return settleOrder(shop, order, { giveUp: { reason: 'timeout', note: 'challenge timed out' } });
}
