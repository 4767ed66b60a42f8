import type { Order } from '@eyelet/contracts/orders/order.ts';
import { findPlacement } from '@eyelet/db/placement/placement.ts';
import type { Context } from '../kernel/context.ts';
import { type Refusal, refuse } from '../kernel/refusal.ts';
import { recoverPlacements } from '../placing/recover.ts';
import { orderOfCart } from '../stored-orders/stored-order.ts';
import { orderView } from './view.ts';

/**
 * The outcome of a cart that another call is placing or has placed: its order; `busy` while it runs; `again` if it was
 * undone and the cart is open once more. A placement whose process has died is recovered here.
 */
export async function earlierOrder(
  context: Context,
  cartId: string,
): Promise<Order | Refusal<'PAY400' | 'BSK404'> | 'busy' | 'again'> {
  const { shop, session } = context;
  const placement = await findPlacement(shop.database.db, cartId, session?.consumerNo ?? '');
  if (!placement) return refuse('BSK404');
  if (placement.state === 'undone') return 'again';
  if (placement.state === 'running') {
    const now = shop.clock();
    if (placement.lease_until < now) await recoverPlacements(shop.database, shop.tenders, now, shop.events);
    return 'busy';
  }
  const order = await orderOfCart(shop.database.pool, cartId);
  if (!order) return refuse('BSK404');
  return order.state === 'cancelled'
    ? refuse('PAY400', { reason: 'authentication', orderNumber: order.orderNumber })
    : orderView(context, order);
}
