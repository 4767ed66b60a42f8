import type { Context } from '../kernel/context.ts';
import { type Refusal, refuse } from '../kernel/refusal.ts';
import { findOrder, type StoredOrder } from '../stored-orders/stored-order.ts';

export type Proof = Readonly<{ token?: string; email?: string }>;

type Caller = Pick<Context, 'shop' | 'session' | 'now'>;

/**
 * An order that the caller may see papers and returns of: one of their session, of the mailed link that they hold, or whose number
 * and email they know, as when tracking (C7.81). The email of an erased buyer is nobody's.
 */
export async function provenOrder(
  context: Caller,
  orderId: string,
  proof: Proof,
): Promise<StoredOrder | Refusal<'OHS4004' | 'ORD400'>> {
  const order = await findOrder(context.shop.database.pool, orderId.trim().toUpperCase());
  if (!order) return refuse('OHS4004');
  if (isBuyer(context, order, proof)) return order;
  const { email } = proof;
  if (email === undefined) return refuse('OHS4004');
  const known = order.order.email.toLowerCase();
  return known !== '' && email.trim().toLowerCase() === known ? order : refuse('ORD400');
}

/** Whether the caller has placed an order, or holds its mailed link; who knows its number and email alone sees no addresses of it. */
export function isBuyer({ shop, session, now }: Caller, order: StoredOrder, { token }: Proof): boolean {
  if (session && order.owner === session.consumerNo) return true;
  return token !== undefined && shop.orderLinks.opens(token, order, now);
}
