import { type Static, Type } from 'typebox';
import { eventKind } from './event.ts';

const order = { orderNumber: Type.String(), locale: Type.String() };

/**
 * Business facts that are kept: each is written in the transaction that makes it true, and handed to whoever hears it. What is
 * only counted and logged is in the server's kernel.
 */
export const eventKinds = {
  /** An order is confirmed: its payments are authorised and its stock is taken. Total in minor units. */
  'order.placed': eventKind(Type.Object({ ...order, total: Type.Integer(), currency: Type.String() }), 'orderNumber'),
  /** An order that waited for its payments has come to nothing. */
  'order.cancelled': eventKind(Type.Object(order), 'orderNumber'),
  /** The last payment of an order has been captured. */
  'order.paid': eventKind(Type.Object({ orderNumber: Type.String() }), 'orderNumber'),
  /** A shipment can be collected in its store. */
  'shipment.ready': eventKind(Type.Object({ orderNumber: Type.String(), shippingId: Type.String() }), 'orderNumber'),
  /** Money of one payment is to be given back; amount in minor units. */
  'refund.decided': eventKind(
    Type.Object({ refundKey: Type.String(), orderNumber: Type.String(), amount: Type.Integer() }),
    'refundKey',
  ),
  /** A saved card was removed; `token` is what the provider knows it by. */
  'card.removed': eventKind(Type.Object({ token: Type.String() }), 'token'),
  /** Somebody wants to reset a password; it is not known yet whether there is an account. */
  'password-reset.asked': eventKind(Type.Object({ letterId: Type.String() }), 'letterId'),
  /** Somebody who may be of the staff wants to reset a password. */
  'staff-reset.asked': eventKind(Type.Object({ letterId: Type.String() }), 'letterId'),
  /** There is something to tell somebody; what it is stands in the letter, as it may hold a secret. */
  'letter.due': eventKind(Type.Object({ letterId: Type.String() }), 'letterId'),
  /** A consumer wants what the shop knows of them. */
  'export.asked': eventKind(Type.Object({ exportId: Type.String() }), 'exportId'),
} as const;

export type EventName = keyof typeof eventKinds;
export type EventPayload<N extends EventName> = Static<(typeof eventKinds)[N]['payload']>;
