import { type Static, type TObject, Type } from 'typebox';
import { caseStatuses } from '../cases/case.ts';
import { repairStates, warrantyOutcomes } from '../cases/warranty.ts';
import { nullable, oneOf } from '../kernel/nullable.ts';
import { tierSchema } from '../loyalty/tier.ts';

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
const disputeId = Type.String();
const giftCardId = Type.String({ description: 'Id of the card, by which nobody can pay.' });
const reference = Type.String({ description: 'Of the case.' });
const caseEntry = Type.Object({ reference, entryId: Type.String() });
const consumerNo = Type.String({ description: 'By which `customers.read` finds the customer.' });
const customer = Type.Object({ consumerNo });
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
  'order.pieces-moved': Type.Object({
    ...{ ...shipment.properties, upc: Type.String() },
    from: nullable(Type.String({ description: 'Id of the place that could not find them; null: no place had them.' })),
    moved: Type.Array(Type.Object({ placeId: Type.String(), qty: Type.Integer() }), {
      description: 'The places that supply them instead; empty where none does.',
    }),
    left: Type.Integer({ description: 'Pieces that no place has, until the order desk settles them.' }),
  }),
  'shipment.ready': shipment,
  'shipment.partly-shipped': shipment,
  'shipment.shipped': shipment,
  'shipment.delivered': shipment,
  'shipment.delayed': parcelNews,
  'shipment.pieces-missing': Type.Object({
    ...shipment.properties,
    day: Type.String({ description: 'YYYY-MM-DD: the day that was named, and is not kept.' }),
  }),
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
  'dispute.opened': Type.Object({ disputeId, orderNumber, amount: money }),
  'dispute.ended': Type.Object({ disputeId, orderNumber, outcome: oneOf(['won', 'lost']) }),
  'case.opened': Type.Object({ reference }),
  'case.written': caseEntry,
  'case.answered': caseEntry,
  'case.changed': Type.Object({ reference, status: oneOf(caseStatuses) }),
  'case.decided': Type.Object({ reference, decisionId: Type.String(), outcome: oneOf(warrantyOutcomes) }),
  'case.repair-moved': Type.Object({ reference, decisionId: Type.String(), state: oneOf(repairStates) }),
  'consumer.signed-up': Type.Object({ consumerNo, locale: Type.String() }),
  'consumer.changed': customer,
  'consumer.erased': customer,
  'member.joined': customer,
  'member.left': customer,
  'member.tier-changed': Type.Object({ consumerNo, before: tierSchema, tier: tierSchema }),
  'points.changed': Type.Object({
    consumerNo,
    points: Type.Integer({ description: 'How many more the member can spend; negative: how many less.' }),
    kind: Type.String({
      description: 'Of the posting: `issue`, `hold`, `release`, `refund`, `adjust`, `expire` and the like.',
    }),
  }),
  'gift-card.issued': Type.Object({
    ...{ giftCardId, currency: Type.String() },
    amount: Type.Number({ description: 'In the currency of the card.' }),
    orderNumber: nullable(
      Type.String({ description: 'The order that it was bought with; null where staff have issued it.' }),
    ),
  }),
  'gift-card.changed': Type.Object({ giftCardId, state: oneOf(['active', 'blocked', 'voided']) }),
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
