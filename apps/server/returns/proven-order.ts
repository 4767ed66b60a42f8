import type { Context } from '../kernel/context.ts';
import { type Refusal, refuse } from '../kernel/refusal.ts';
import { findOrder, type StoredOrder } from '../stored-orders/stored-order.ts';

export type Proof = Readonly<{ token?: string; email?: string }>;

/**
 * An order that the caller may see papers and returns of: one of their session, of the mailed link that they hold, or whose number
 * and email they know, as when tracking (C7.81). The email of an erased buyer is nobody's.
 */
export async function provenOrder(
  { shop, session, now }: Pick<Context, 'shop' | 'session' | 'now'>,
  orderId: string,
  { token, email }: Proof,
): Promise<StoredOrder | Refusal<'OHS4004' | 'ORD400'>> {
  const order = await findOrder(shop.database.pool, orderId.trim().toUpperCase());
  if (!order) return refuse('OHS4004');
  if (session && order.owner === session.consumerNo) return order;
  if (token && shop.orderLinks.opens(token, order, now)) return order;
  if (email === undefined) return refuse('OHS4004');
  const known = order.order.email.toLowerCase();
  return known !== '' && email.trim().toLowerCase() === known ? order : refuse('ORD400');
}
