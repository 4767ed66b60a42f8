import { type Static, type TObject, Type } from 'typebox';
import { nullable } from '../kernel/nullable.ts';

const orderNumber = Type.String();
const shipment = Type.Object({ orderNumber, shippingId: Type.String() });
const parcelNews = Type.Object({
  ...shipment.properties,
  day: Type.String({ description: 'YYYY-MM-DD: the day that is expected now, or the one on which it happened.' }),
});
const returned = Type.Object({ orderNumber, returnId: Type.String() });
const transfer = Type.Object({
  transferId: Type.String(),
  number: Type.String(),
  from: Type.String({ description: 'Id of the place that sends.' }),
  to: Type.String({ description: 'Id of the place that receives.' }),
});
const money = Type.Number({ description: 'In the currency of the order.' });

/**
 * The facts that outside systems can receive, with their data: numbers and ids by which the rest is read, and no
 * personal data. Amounts are in major units, as everywhere in the API. A member may be added; none is removed or
 * changes its meaning.
 */
export const webhookFacts = {
  'order.placed': Type.Object({
    ...{ orderNumber, locale: Type.String(), total: money, currency: Type.String() },
    replaces: nullable(
      Type.String({ description: 'The order whose goods it sends again at no charge; null for any other.' }),
    ),
  }),
  'order.cancelled': Type.Object({ orderNumber }),
  'order.items-cancelled': Type.Object({ orderNumber, cancellationId: Type.String(), refund: money }),
  'order.paid': Type.Object({ orderNumber }),
  'order.address-changed': Type.Object({ orderNumber }),
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
  'return.closed': Type.Object({ ...returned.properties, refund: money }),
  'exchange.made': Type.Object({ ...returned.properties, exchangeOrder: Type.String() }),
  'exchange.ended': Type.Object({
    ...returned.properties,
    why: Type.Union([Type.Literal('lapsed'), Type.Literal('withdrawn')]),
  }),
  'delivery.given-back': Type.Object({ orderNumber }),
  'refund.decided': Type.Object({ orderNumber, amount: money }),
  'credit.decided': Type.Object({ orderNumber, amount: money }),
  'payment.released': Type.Object({ orderNumber, amount: money }),
  'transfer.sent': transfer,
  'transfer.received': Type.Object({
    ...transfer.properties,
    stepId: Type.String({ description: 'Of the receipt; what it moved is in `transfers.read`.' }),
    isComplete: Type.Boolean({ description: 'Nothing of the transfer is in transit any more.' }),
  }),
  'transfer.cancelled': transfer,
} as const satisfies Readonly<Record<string, TObject>>;

export type WebhookFact = keyof typeof webhookFacts;
export type WebhookData<F extends WebhookFact> = Static<(typeof webhookFacts)[F]>;

export const webhookFactNames = Object.keys(webhookFacts) as readonly WebhookFact[];

/** The body of the message about a fact; `timestamp` is when it happened, not when it was sent. */
export function webhookBody(fact: WebhookFact): TObject {
  return Type.Object({
    type: Type.Unsafe<WebhookFact>({ type: 'string', const: fact }),
    timestamp: Type.String({ format: 'date-time' }),
    data: webhookFacts[fact],
  });
}
