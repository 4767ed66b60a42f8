import { finishChallenge } from '@eyelet/contracts/checkout/finish-challenge.ts';
import type { Context } from '../kernel/context.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { orderView } from '../orders/view.ts';
import { settleOrder } from '../payments/settle-order.ts';
import { findOrder, type StoredOrder, type StoredPayment } from '../stored-orders/stored-order.ts';

/**
 * Ends a 3-D Secure challenge (C7.56). The provider decides whether it was passed; the caller can only give up. A
 * repeated call answers like the first.
 */
export const finishChallengeHandler = handle(finishChallenge, async (context, { params, body }) => {
  const order = await ownOrder(context, params.orderNumber);
  const payment = order?.payments.find(({ challenge_id }) => challenge_id === body.transactionId);
  if (!order || !payment) return refuse('ORD409');
  if (order.state === 'payment pending') await settle(context, order, payment, body.authenticated);
  const settled = (await ownOrder(context, params.orderNumber)) ?? order;
  return settled.state === 'cancelled'
    ? refuse('PAY400', { reason: 'authentication', orderNumber: order.orderNumber })
    : orderView(context, settled);
});

async function ownOrder({ shop, session }: Context, orderNumber: string): Promise<StoredOrder | undefined> {
  const order = await findOrder(shop.database.pool, orderNumber);
  return order?.owner === session?.consumerNo ? order : undefined;
}

/** Ends the challenge of one payment; an order of several payments may then wait for another. */
async function settle(
  { shop, correlationId }: Context,
  order: StoredOrder,
  payment: StoredPayment,
  authenticated: boolean,
): Promise<void> {
  const isInTime = payment.challenge_expires_at ? new Date(payment.challenge_expires_at) > shop.clock() : false;
  const state =
    authenticated && isInTime ? await shop.tenders.named(payment.provider).find(payment.idempotency_key) : undefined;
  const giveUp = { reason: 'authentication', note: 'authentication failed', final: true } as const;
  await settleOrder(shop, order, { correlationId, ...(state?.kind === 'authorised' ? {} : { giveUp }) });
}
