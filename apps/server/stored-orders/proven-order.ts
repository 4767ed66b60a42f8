import type { Context } from '../kernel/context.ts';
import { type Refusal, refuse } from '../kernel/refusal.ts';
import { findOrder, type StoredOrder } from './stored-order.ts';

export type Proof = Readonly<{ token?: string; email?: string }>;

type Caller = Pick<Context, 'shop' | 'session' | 'now'>;

/**
 * An order that the caller may look after: one of their session, of the mailed link that they hold, or
 * whose number and email they know, as for tracking (C7.81). An erased buyer has an empty email, which nobody can give.
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

/**
 * Whether the caller placed an order or holds its mailed link. Callers who know only its number and email do not see
 * its addresses.
 */
export function isBuyer({ shop, session, now }: Caller, order: StoredOrder, { token }: Proof): boolean {
  if (session && order.owner === session.consumerNo) return true;
  return token !== undefined && shop.orderLinks.opens(token, order, now);
}
