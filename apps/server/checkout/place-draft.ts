import { randomInt } from 'node:crypto';
import type { StoredOrder } from '@eyelet/db/orders/read.ts';
import type { OrderDraft } from '@eyelet/db/placement/draft.ts';
import type { OpenCart } from '../cart/change.ts';
import { wakeAnnouncer } from '../jobs/wake.ts';
import type { Context } from '../kernel/context.ts';
import { type Refusal, refuse } from '../kernel/refusal.ts';
import { place } from './placing/place.ts';
import type { Authorised, Placing, PlacingRefusal } from './placing/step.ts';

/** Runs the steps of placing for a draft and tells the events. */
export async function placeDraft(
  cart: OpenCart,
  draft: OrderDraft,
  context: Context,
): Promise<StoredOrder | Refusal<PlacingRefusal> | 'again'> {
  const { shop } = context;
  const placing: Placing = {
    database: shop.database,
    provider: shop.payments,
    cartId: cart.id,
    owner: cart.owner,
    version: cart.version,
    orderNumber: newOrderNumber(),
    attempt: context.newId(),
    paymentKey: context.newId(),
    draft,
    now: shop.clock(),
  };
  const outcome = await place(placing, shop.afterStep);
  if (outcome.kind === 'taken') return 'again';
  if (outcome.kind === 'refused') {
    if (outcome.upcs) shop.events.stockShort({ basketId: cart.id, upcs: outcome.upcs });
    else shop.events.paymentDeclined({ basketId: cart.id, errorId: outcome.id });
    return refuse(outcome.id);
  }
  const { orderNumber } = placing;
  const { correlationId } = context;
  const facts = { orderNumber, locale: draft.order.locale, correlationId };
  if (outcome.payment.kind === 'challenge') shop.events.orderChallenged(facts);
  else shop.events.orderPlaced({ ...facts, total: draft.order.total, currency: draft.order.currency });
  wakeAnnouncer(shop.database);
  return storedFrom(placing, outcome.payment);
}

const letters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Ten letters and digits that are hard to confuse; 50 random bits, so numbers cannot be guessed from one another. */
function newOrderNumber(): string {
  return Array.from({ length: 10 }, () => letters[randomInt(letters.length)]).join('');
}

/** The order just written, as reading it would give it. */
function storedFrom({ orderNumber, cartId, owner, draft, paymentKey, now }: Placing, payment: Authorised): StoredOrder {
  const challenged = payment.kind === 'challenge';
  return {
    orderNumber,
    cartId,
    owner,
    state: challenged ? 'payment pending' : 'confirmed',
    placedAt: now,
    restoredAt: null,
    order: draft.order,
    lines: draft.lines,
    shipments: draft.shipments,
    adjustments: draft.adjustments,
    payments: [
      {
        ...draft.payment,
        idempotency_key: paymentKey,
        provider_payment_id: payment.paymentId,
        state: challenged ? 'pending' : 'authorised',
        challenge_id: challenged ? payment.challengeId : null,
        challenge_expires_at: challenged ? payment.expiresAt.toISOString() : null,
      },
    ],
  };
}
