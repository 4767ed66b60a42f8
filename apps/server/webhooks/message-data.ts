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
  'shipment.ready': shipment,
  'shipment.partly-shipped': shipment,
  'shipment.shipped': shipment,
  'shipment.delivered': shipment,
  'shipment.delayed': parcelNews,
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
};
