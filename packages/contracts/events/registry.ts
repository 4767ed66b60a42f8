import { type Static, Type } from 'typebox';
import { eventKind } from './event.ts';

const order = { orderNumber: Type.String(), locale: Type.String() };

const parcelNews = eventKind(
  Type.Object({ orderNumber: Type.String(), shippingId: Type.String(), day: Type.String() }),
  'orderNumber',
);

/**
 * Business facts that are stored: each is written in the transaction that makes it true, logged and counted by its entry when it is
 * handed out, and delivered to its consumers. What is only logged and counted, and never acted on, is in the server's kernel.
 */
export const eventKinds = {
  /** An order is confirmed: its payments are authorised and its stock is taken. Total in minor units. */
  'order.placed': eventKind(Type.Object({ ...order, total: Type.Integer(), currency: Type.String() }), 'orderNumber', [
    'locale',
  ]),
  /** An order that waited for its payments has failed; with `by`, its shopper or the shop has cancelled it after it was placed. */
  'order.cancelled': eventKind(
    Type.Object({ ...order, by: Type.Optional(Type.Union([Type.Literal('shopper'), Type.Literal('staff')])) }),
    'orderNumber',
    ['by'],
  ),
  /** The last payment of an order has been captured. */
  'order.paid': eventKind(Type.Object({ orderNumber: Type.String() }), 'orderNumber'),
  /** An order goes to another address. */
  'order.address-changed': eventKind(
    Type.Object({ orderNumber: Type.String(), changeNo: Type.Integer() }),
    'orderNumber',
  ),
  /** Staff have asked for a mail of an order to be sent again. */
  'order-mail.asked': eventKind(Type.Object({ orderNumber: Type.String(), mailId: Type.String() }), 'orderNumber'),
  /** A shipment can be collected in its store. */
  'shipment.ready': eventKind(Type.Object({ orderNumber: Type.String(), shippingId: Type.String() }), 'orderNumber'),
  /** A shipment was handed to its carrier. */
  'shipment.shipped': eventKind(Type.Object({ orderNumber: Type.String(), shippingId: Type.String() }), 'orderNumber'),
  /** A shipment has arrived, or was collected in its store. */
  'shipment.delivered': eventKind(
    Type.Object({ orderNumber: Type.String(), shippingId: Type.String() }),
    'orderNumber',
  ),
  /** The carrier expects a shipment later than promised: on `day`, YYYY-MM-DD, and not on one that was named before. */
  'shipment.delayed': parcelNews,
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
  /**
   * A gift card is to be mailed: the first time, when its buyer is notified too, or again. Number and PIN are only in
   * the mail.
   */
  'gift-card.due': eventKind(
    Type.Object({
      giftCardId: Type.String(),
      mailId: Type.String(),
      time: Type.Union([Type.Literal('first'), Type.Literal('again')]),
    }),
    'giftCardId',
  ),
  /** A saved card was removed; `token` is the provider's name of it. */
  'card.removed': eventKind(Type.Object({ token: Type.String() }), 'token'),
  /** A password reset was requested; whether the account exists is not checked yet. */
  'password-reset.asked': eventKind(Type.Object({ letterId: Type.String() }), 'letterId'),
  /** A password reset was requested for an email that may be a staff member's. */
  'staff-reset.asked': eventKind(Type.Object({ letterId: Type.String() }), 'letterId'),
  /** A letter is to be sent; its text is only in the letter, as it may contain a secret. */
  'letter.due': eventKind(Type.Object({ letterId: Type.String() }), 'letterId'),
  /** A consumer requests an export of their data. */
  'export.asked': eventKind(Type.Object({ exportId: Type.String() }), 'exportId'),
} as const;

export type EventName = keyof typeof eventKinds;
export type EventPayload<N extends EventName> = Static<(typeof eventKinds)[N]['payload']>;
