import { Type } from 'typebox';
import { nullable } from '../kernel/nullable.ts';
import { eventKind } from './event.ts';

const order = { orderNumber: Type.String(), locale: Type.String() };

/** With a parcel, the news is of that one of several parcels of the shipment. */
const parcelNews = eventKind(
  Type.Object({
    orderNumber: Type.String(),
    shippingId: Type.String(),
    day: Type.String(),
    parcelId: Type.Optional(Type.Integer()),
  }),
  'orderNumber',
);

/** Facts of orders: their parcels, their money, and what of them comes back. */
export const orderEvents = {
  /**
   * An order is confirmed: its payments are authorised and its stock is taken. Total in minor units; `replaces`: the order whose goods it
   * sends again.
   */
  'order.placed': eventKind(
    Type.Object({
      ...order,
      total: Type.Integer(),
      currency: Type.String(),
      replaces: Type.Optional(Type.String()),
    }),
    'orderNumber',
    ['locale'],
  ),
  /**
   * An order that waited for its payments has failed; with `by`, its shopper or the shop has cancelled it after it was placed, or
   * nobody had collected it by its last day.
   */
  'order.cancelled': eventKind(
    Type.Object({
      ...order,
      by: Type.Optional(Type.Union([Type.Literal('shopper'), Type.Literal('staff'), Type.Literal('deadline')])),
    }),
    'orderNumber',
    ['by'],
  ),
  /** All that will be taken of the payments of an order has been captured. */
  'order.paid': eventKind(Type.Object({ orderNumber: Type.String() }), 'orderNumber'),
  /**
   * What an order hands over with the placing, such as gift cards, has been paid, and the rest is captured as its parcels leave. The order is
   * paid later.
   */
  'order.placing-paid': eventKind(Type.Object({ orderNumber: Type.String() }), 'orderNumber'),
  /** An order goes to another address. */
  'order.address-changed': eventKind(
    Type.Object({ orderNumber: Type.String(), changeNo: Type.Integer() }),
    'orderNumber',
  ),
  /** Items of an order are cancelled while the rest of it stays; `refund` is what is given back for them, in minor units. */
  'order.items-cancelled': eventKind(
    Type.Object({ orderNumber: Type.String(), cancellationId: Type.String(), refund: Type.Integer() }),
    'orderNumber',
  ),
  /**
   * Pieces that a place could not find (`from`; null: that no place had) are supplied by others, or by none (`left`), whereupon the order
   * desk settles them.
   */
  'order.pieces-moved': eventKind(
    Type.Object({
      ...{ orderNumber: Type.String(), shippingId: Type.String(), upc: Type.String(), from: nullable(Type.String()) },
      ...{ moved: Type.Array(Type.Object({ placeId: Type.String(), qty: Type.Integer() })), left: Type.Integer() },
    }),
    'orderNumber',
  ),
  /** Staff have asked for a mail of an order to be sent again. */
  'order-mail.asked': eventKind(Type.Object({ orderNumber: Type.String(), mailId: Type.String() }), 'orderNumber'),
  /** A shipment can be collected in its store. */
  'shipment.ready': eventKind(Type.Object({ orderNumber: Type.String(), shippingId: Type.String() }), 'orderNumber'),
  /** The buyer of an order that waits in its store is told the last day, YYYY-MM-DD, for collecting it. */
  'pickup.reminded': eventKind(Type.Object({ orderNumber: Type.String(), day: Type.String() }), 'orderNumber'),
  /** A parcel with a part of a shipment was handed to its carrier; the rest of it waits. */
  'shipment.partly-shipped': eventKind(
    Type.Object({ orderNumber: Type.String(), shippingId: Type.String(), parcelId: Type.Integer() }),
    'orderNumber',
  ),
  /** All of a shipment was handed to its carrier, or the last parcel of it. */
  'shipment.shipped': eventKind(Type.Object({ orderNumber: Type.String(), shippingId: Type.String() }), 'orderNumber'),
  /** A shipment has arrived, or was collected in its store. */
  'shipment.delivered': eventKind(
    Type.Object({ orderNumber: Type.String(), shippingId: Type.String() }),
    'orderNumber',
  ),
  /**
   * A shipment is expected later than promised, by its carrier or as pieces of it were not found: on `day`, YYYY-MM-DD, and not on one that
   * was named before.
   */
  'shipment.delayed': parcelNews,
  /** A shipment is not all there on the day that was named for it, `day`, as no place has pieces of it; they are looked for. */
  'shipment.pieces-missing': parcelNews,
  /** A shipment is on the last vehicle, since `day`. */
  'shipment.out-for-delivery': parcelNews,
  /** A shipment waits at a counter of its carrier, since `day`. */
  'shipment.to-collect': parcelNews,
  /** The carrier could not hand a shipment over on `day`. */
  'shipment.not-delivered': parcelNews,
  /** The carrier sends a shipment back to the shop, since `day`. */
  'shipment.returning': parcelNews,
  /** Goods of an order are to come back. */
  'return.announced': eventKind(Type.Object({ orderNumber: Type.String(), returnId: Type.String() }), 'orderNumber'),
  /** The label of a return is there whose shopper was told that it comes by mail; or its carrier makes none. */
  'return.label-ready': eventKind(
    Type.Object({
      ...{ orderNumber: Type.String(), returnId: Type.String() },
      /** Which of the labels of the return it is; processes from before do not say. */
      label: Type.Optional(Type.Integer()),
    }),
    'orderNumber',
  ),
  /** The carrier of a return has its parcel. */
  'return.travelling': eventKind(Type.Object({ orderNumber: Type.String(), returnId: Type.String() }), 'orderNumber'),
  /** The parcel of a return is on its way. */
  'return.handed-over': eventKind(Type.Object({ orderNumber: Type.String(), returnId: Type.String() }), 'orderNumber'),
  /** The parcel of a return has come. */
  'return.received': eventKind(Type.Object({ orderNumber: Type.String(), returnId: Type.String() }), 'orderNumber'),
  /** What came back was looked at: `refund` is what is given back, in minor units, and `accepted` the units by line number. */
  'return.closed': eventKind(
    Type.Object({
      orderNumber: Type.String(),
      returnId: Type.String(),
      refund: Type.Integer(),
      /** What went along to the order of an exchange, in minor units; none in facts from before there were exchanges. */
      carried: Type.Optional(Type.Integer()),
      accepted: Type.Array(Type.Object({ lineNo: Type.Integer(), qty: Type.Integer() })),
    }),
    'orderNumber',
  ),
  /** An order was made of what was wanted instead of the goods of a return. */
  'exchange.made': eventKind(
    Type.Object({ orderNumber: Type.String(), returnId: Type.String(), exchangeOrder: Type.String() }),
    'orderNumber',
  ),
  /** What was put aside for a return is free again, as its time was over or its shopper wished so; money is given back instead. */
  'exchange.ended': eventKind(
    Type.Object({
      orderNumber: Type.String(),
      returnId: Type.String(),
      lineNo: Type.Integer(),
      why: Type.Union([Type.Literal('lapsed'), Type.Literal('withdrawn')]),
    }),
    'orderNumber',
    ['why'],
  ),
  /** The delivery of an order is given back after all its goods, as what was sent in exchange for some was cancelled. */
  'delivery.given-back': eventKind(Type.Object({ orderNumber: Type.String() }), 'orderNumber'),
  /** Money of one payment is to be refunded; amount in minor units. */
  'refund.decided': eventKind(
    Type.Object({ refundKey: Type.String(), orderNumber: Type.String(), amount: Type.Integer() }),
    'refundKey',
  ),
  /** What one payment has paid is to become store credit instead; amount in minor units. */
  'credit.decided': eventKind(
    Type.Object({ refundKey: Type.String(), orderNumber: Type.String(), amount: Type.Integer() }),
    'refundKey',
  ),
  /** What was lent on a return is taken back, as its goods have not come in time. */
  'credit.lapsed': eventKind(Type.Object({ orderNumber: Type.String(), returnId: Type.String() }), 'orderNumber'),
  /** A refund or a credit that was decided, and waited for a capture that had been refused, is carried out now as far as it can be. */
  'refund.resumed': eventKind(Type.Object({ refundKey: Type.String(), orderNumber: Type.String() }), 'refundKey'),
  /** Staff have a refund or a part of one tried again that its provider has refused. */
  'refund.tried-again': eventKind(Type.Object({ refundKey: Type.String(), orderNumber: Type.String() }), 'refundKey'),
  /** Staff have given up what could not be captured of a payment; amount in minor units. */
  'payment.released': eventKind(
    Type.Object({
      ...{ orderNumber: Type.String(), paymentKey: Type.String(), releaseId: Type.String() },
      amount: Type.Integer(),
    }),
    'orderNumber',
  ),
  /** A till receipt is to be mailed to an address, which is in the letter. */
  'till-receipt.asked': eventKind(Type.Object({ orderNumber: Type.String(), letterId: Type.String() }), 'orderNumber'),
  /** Staff give an amount of an order back, without goods. */
  'refund.given': eventKind(Type.Object({ orderNumber: Type.String(), refundId: Type.String() }), 'orderNumber'),
} as const;
