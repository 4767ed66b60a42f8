import { finishChallenge } from '@eyelet/contracts/checkout/finish-challenge.ts';
import { findOrder, type StoredOrder } from '@eyelet/db/orders/read.ts';
import { cancelChallenged, confirmChallenged } from '@eyelet/db/orders/settle-challenge.ts';
import { wakeAnnouncer } from '../jobs/wake.ts';
import type { Context } from '../kernel/context.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { orderView } from '../orders/view.ts';

/**
 * Ends a 3-D Secure challenge (C7.56). Whether it was met is the provider's word; the caller can only give up. A repeated
 * call answers what the first one did.
 */
export const endChallenge = handle(finishChallenge, async ({ params, body }, context) => {
  const order = await ownOrder(params.orderNumber, context);
  if (order?.payments[0]?.challenge_id !== body.transactionId) return refuse('ORD409');
  if (order.state === 'payment pending') await settle(order, body.authenticated, context);
  const settled = (await ownOrder(params.orderNumber, context)) ?? order;
  return settled.state === 'cancelled'
    ? refuse('PAY400', { reason: 'authentication', orderNumber: order.orderNumber })
    : orderView(settled, context);
});

async function ownOrder(orderNumber: string, { shop, session }: Context): Promise<StoredOrder | undefined> {
  const order = await findOrder(shop.database.pool, orderNumber);
  return order?.owner === session?.consumerNo ? order : undefined;
}

async function settle(order: StoredOrder, authenticated: boolean, { shop, correlationId }: Context): Promise<void> {
  const { pool } = shop.database;
  const now = shop.clock();
  const { orderNumber } = order;
  const payment = order.payments[0];
  const facts = { orderNumber, locale: order.order.locale, correlationId };
  const inTime = payment?.challenge_expires_at ? new Date(payment.challenge_expires_at) > now : false;
  const state = authenticated && inTime && payment ? await shop.payments.find(payment.idempotency_key) : undefined;
  if (state?.kind === 'authorised') {
    if (await confirmChallenged(pool, orderNumber, now)) {
      shop.events.orderPlaced({ ...facts, total: order.order.total, currency: order.order.currency });
    }
  } else if (await cancelChallenged(pool, orderNumber, 'authentication failed', now)) {
    shop.events.orderFailed({ ...facts, reason: 'authentication' });
  }
  wakeAnnouncer(shop.database);
}
