import type { EventPayload } from '@eyelet/contracts/events/registry.ts';
import type { WebhookData, WebhookFact } from '@eyelet/contracts/webhooks/facts.ts';
import { toAmount } from '@eyelet/domain/money/amount.ts';

type MessageData = { readonly [F in WebhookFact]: (payload: EventPayload<F>) => WebhookData<F> };

const shipment = ({ orderNumber, shippingId }: EventPayload<'shipment.ready'>) => ({ orderNumber, shippingId });
const parcelNews = ({ orderNumber, shippingId, day }: EventPayload<'shipment.delayed'>) => ({
  ...{ orderNumber, shippingId, day },
});
const returned = ({ orderNumber, returnId }: EventPayload<'return.received'>) => ({ orderNumber, returnId });
const transfer = ({ transferId, number, from, to }: EventPayload<'transfer.sent'>) => ({
  ...{ transferId, number, from, to },
});

const caseEntry = ({ reference, entryId }: EventPayload<'case.written'>) => ({ reference, entryId });
const customer = ({ consumerId }: EventPayload<'consumer.changed'>) => ({ consumerNo: consumerId });

/** The payload of a fact for outside systems, chosen member by member, so that a new internal member does not leak. */
export const messageData: MessageData = {
  'order.placed': ({ orderNumber, locale, total, currency, replaces = null }) => ({
    ...{ orderNumber, locale, currency, replaces },
    total: toAmount(total),
  }),
  'order.cancelled': ({ orderNumber }) => ({ orderNumber }),
  'order.items-cancelled': ({ orderNumber, cancellationId, refund }) => ({
    ...{ orderNumber, cancellationId },
    refund: toAmount(refund),
  }),
  'order.paid': ({ orderNumber }) => ({ orderNumber }),
  'order.address-changed': ({ orderNumber }) => ({ orderNumber }),
  'order.pieces-moved': ({ orderNumber, shippingId, upc, from, moved, left }) => ({
    ...{ orderNumber, shippingId, upc, from, left },
    moved: moved.map(({ placeId, qty }) => ({ placeId, qty })),
  }),
  'shipment.ready': shipment,
  'shipment.partly-shipped': shipment,
  'shipment.shipped': shipment,
  'shipment.delivered': shipment,
  'shipment.delayed': parcelNews,
  'shipment.pieces-missing': parcelNews,
  'shipment.out-for-delivery': parcelNews,
  'shipment.to-collect': parcelNews,
  'shipment.not-delivered': parcelNews,
  'shipment.returning': parcelNews,
  'return.announced': returned,
  'return.handed-over': returned,
  'return.received': returned,
  'return.closed': ({ orderNumber, returnId, refund }) => ({ orderNumber, returnId, refund: toAmount(refund) }),
  'exchange.made': ({ orderNumber, returnId, exchangeOrder }) => ({ orderNumber, returnId, exchangeOrder }),
  'exchange.ended': ({ orderNumber, returnId, why }) => ({ orderNumber, returnId, why }),
  'delivery.given-back': ({ orderNumber }) => ({ orderNumber }),
  'refund.decided': ({ orderNumber, amount }) => ({ orderNumber, amount: toAmount(amount) }),
  'credit.decided': ({ orderNumber, amount }) => ({ orderNumber, amount: toAmount(amount) }),
  'payment.released': ({ orderNumber, amount }) => ({ orderNumber, amount: toAmount(amount) }),
  'transfer.sent': transfer,
  'transfer.received': ({ stepId, isComplete, ...one }) => ({ ...transfer(one), stepId, isComplete }),
  'transfer.cancelled': transfer,
  'dispute.opened': ({ disputeId, orderNumber, amount }) => ({ disputeId, orderNumber, amount: toAmount(amount) }),
  'dispute.ended': ({ disputeId, orderNumber, outcome }) => ({ disputeId, orderNumber, outcome }),
  'case.opened': ({ reference }) => ({ reference }),
  'case.written': caseEntry,
  'case.answered': caseEntry,
  'case.changed': ({ reference, status }) => ({ reference, status }),
  'case.decided': ({ reference, decisionId, outcome }) => ({ reference, decisionId, outcome }),
  'case.repair-moved': ({ reference, decisionId, state }) => ({ reference, decisionId, state }),
  'consumer.signed-up': ({ consumerId, locale }) => ({ consumerNo: consumerId, locale }),
  'consumer.changed': customer,
  'consumer.erased': customer,
  'member.joined': customer,
  'member.left': customer,
  'member.tier-changed': ({ consumerId, before, tier }) => ({ consumerNo: consumerId, before, tier }),
  'points.changed': ({ consumerId, points, kind }) => ({ consumerNo: consumerId, points, kind }),
  'gift-card.issued': ({ giftCardId, amount, currency, orderNumber }) => ({
    ...{ giftCardId, amount: toAmount(amount), currency, orderNumber },
  }),
  'gift-card.changed': ({ giftCardId, state }) => ({ giftCardId, state }),
};
