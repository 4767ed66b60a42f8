import type { OrderDraft } from '@eyelet/db/tables/order-draft.ts';
import { movesOfTaking } from '@eyelet/domain/orders/taking.ts';
import type { OpenCart } from '../cart/change.ts';
import type { Context } from '../kernel/context.ts';
import { readableId } from '../kernel/readable-id.ts';
import { type Refusal, refuse } from '../kernel/refusal.ts';
import { wakeAnnouncer } from '../kernel/wake-announcer.ts';
import { storedPayment } from '../payments/draft-payment.ts';
import { countPending } from '../placing/count-pending.ts';
import { place } from '../placing/place.ts';
import type { Paid, Placing, PlacingRefusal } from '../placing/step.ts';
import { placedShipment } from '../stored-orders/placed-shipment.ts';
import { checkedOrder, type StoredOrder } from '../stored-orders/stored-order.ts';

/** Runs the steps of placing for a draft and records the events. */
export async function placeDraft(
  context: Context,
  cart: OpenCart,
  draft: OrderDraft,
): Promise<StoredOrder | Refusal<PlacingRefusal> | 'again'> {
  const { shop } = context;
  const placing: Placing = {
    database: shop.database,
    tenders: shop.tenders,
    cartId: cart.id,
    owner: cart.owner,
    version: cart.version,
    // 50 random bits, so that order numbers cannot be guessed from each other.
    orderNumber: readableId(10),
    attempt: context.newId(),
    paymentKey: context.newId(),
    draft,
    fromStores: draft.sources.some(({ place_id }) => shop.catalogue.place(place_id)?.kind !== 'warehouse'),
    shopper: {
      owner: cart.owner,
      email: draft.order.email,
      address: context.address,
      fingerprint: cart.document.deviceFingerprint ?? undefined,
    },
    returnUrl: `${context.origin}/${context.market.locale}/checkout`,
    correlationId: context.correlationId,
    now: shop.clock(),
  };
  const outcome = await place(placing, shop.afterStep);
  if (outcome.kind === 'taken') return 'again';
  if (outcome.kind === 'refused') {
    // Another order took the stock since it was read; with the remaining stock, another fulfilment may hold.
    if (outcome.upcs) return 'again';
    shop.events.paymentDeclined({ basketId: cart.id, errorId: outcome.id });
    return refuse(outcome.id);
  }
  countPending(placing, outcome.paid, shop.events);
  wakeAnnouncer(shop.database);
  return storedFrom(placing, outcome.paid);
}

/** The order just written, as reading it would return it. */
function storedFrom({ orderNumber, cartId, owner, draft, now }: Placing, paid: readonly Paid[]): StoredOrder {
  const isPending = paid.some((one) => one.state.kind !== 'authorised');
  const taking = isPending ? [] : movesOfTaking(draft.shipments.map(placedShipment));
  const reached = ['created', isPending ? 'payment pending' : 'confirmed', ...taking.map(({ to }) => to)];
  const at = now.toISOString();
  const handedOver = { packed_at: at, ready_at: at, delivered_at: at };
  return checkedOrder({
    orderNumber,
    cartId,
    owner,
    state: reached.at(-1) ?? 'created',
    placedAt: now,
    restoredAt: null,
    order: draft.order,
    lines: draft.lines,
    shipments: draft.shipments.map((shipment) => ({
      ...{ ...shipment, ...notStarted },
      ...(shipment.taken_at_once && !isPending ? handedOver : {}),
    })),
    parcels: [],
    adjustments: draft.adjustments,
    payments: paid.map((one, index) => storedPayment(one, draft.payments[index])),
    history: reached.map((to_state, index) => ({ to_state, reason: index > 1 ? 'taken at once' : 'placed', at })),
    giftCardsSent: {},
    cancelled: {},
    exchange: null,
    replaces: null,
    rootOrder: null,
    replacementArrived: false,
  });
}

const notStarted = {
  ...{
    packed_at: null,
    first_parcel_at: null,
    shipped_at: null,
    ready_at: null,
    delivered_at: null,
    cancelled_at: null,
  },
  ...{ carrier: null, tracking_number: null, postponed_to: null, unkept_day: null },
};
