import { proofTriesPerMinute } from '@eyelet/contracts/orders/proof.ts';
import type { Context } from '../kernel/context.ts';
import { type Refusal, refuse } from '../kernel/refusal.ts';
import { TooManyWaiting } from '../kernel/turnstile.ts';
import { findOrder, type StoredOrder } from './stored-order.ts';

export type Proof = Readonly<{ token?: string; email?: string }>;

type Caller = Pick<Context, 'shop' | 'session' | 'now'>;

type Trying = Pick<Context, 'shop' | 'address'>;

/**
 * An order that the caller may look after: one of their session, of the mailed link that they hold, or
 * whose number and email they know, as for tracking (C7.81).
 */
export async function provenOrder(
  context: Caller & Trying,
  orderId: string,
  proof: Proof,
): Promise<StoredOrder | Refusal<'OHS4004' | 'ORD400'>> {
  const order = await findOrder(context.shop.database.pool, orderId.trim().toUpperCase());
  if (order && isBuyer(context, order, proof)) return order;
  return proof.email === undefined ? refuse('OHS4004') : emailedOrder(context, order, proof.email);
}

/**
 * The order that a number has named, if the email is its own. Each call counts as a try, whatever it finds. An erased buyer has an empty
 * email, which nobody can give.
 */
export async function emailedOrder(
  { shop: { callLimits, config }, address }: Trying,
  order: StoredOrder | undefined,
  email: string,
): Promise<StoredOrder | Refusal<'OHS4004' | 'ORD400'>> {
  const seconds = await callLimits.waitShared('orders.proof', address, proofTriesPerMinute * config.rateLimitFactor);
  if (seconds !== undefined) throw new TooManyWaiting(seconds);
  if (!order) return refuse('OHS4004');
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
