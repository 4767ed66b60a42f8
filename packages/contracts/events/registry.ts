import { type Static, Type } from 'typebox';
import { caseStatuses } from '../cases/case.ts';
import { repairStates, warrantyOutcomes } from '../cases/warranty.ts';
import { oneOf } from '../kernel/nullable.ts';
import { tierSchema } from '../loyalty/tier.ts';
import { eventKind } from './event.ts';

const letterId = Type.String();
/** None where nobody is to be written to, as when an address has had enough letters of the kind. */
const letterIdIfAny = Type.Union([letterId, Type.Null()]);

/**
 * Something about the account of a consumer; device and place are only in the letter. The letter is the subject, so that
 * one to an address that is gone does not hold up the next one; the account is where there is none.
 */
const ofAccount = eventKind(Type.Object({ consumerId: Type.String(), letterId: letterIdIfAny }), 'letterId');

/** Something about the access of a person of the staff; links are only in the letter. */
const ofStaff = eventKind(Type.Object({ staffId: Type.String(), letterId: letterIdIfAny }), 'letterId');

const ofRegistration = Type.Object({ registrationId: Type.String() });
const caseEntry = eventKind(Type.Object({ reference: Type.String(), entryId: Type.String() }), 'reference');

/** A transfer of stock, with the ids of its places. */
const transferred = eventKind(
  Type.Object({ transferId: Type.String(), number: Type.String(), from: Type.String(), to: Type.String() }),
  'transferId',
);

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

/**
 * Business facts that are stored: each is written in the transaction that makes it true, logged and counted by its entry when it is
 * handed out, and delivered to its consumers. What is only logged and counted, and never acted on, is in the server's kernel.
 */
export const eventKinds = {
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
  /** A gift card was issued, for an order or by staff; amount in minor units. Number and PIN are in no fact. */
  'gift-card.issued': eventKind(
    Type.Object({
      ...{ giftCardId: Type.String(), amount: Type.Integer(), currency: Type.String() },
      orderNumber: Type.Union([Type.String(), Type.Null()]),
    }),
    'giftCardId',
  ),
  /** Staff have blocked a gift card, voided it, or freed it again. */
  'gift-card.changed': eventKind(
    Type.Object({ giftCardId: Type.String(), state: oneOf(['active', 'blocked', 'voided']) }),
    'giftCardId',
    ['state'],
  ),
  /** A payer contests a payment; amount in minor units. */
  'dispute.opened': eventKind(
    Type.Object({ disputeId: Type.String(), orderNumber: Type.String(), amount: Type.Integer() }),
    'orderNumber',
  ),
  /** A dispute has ended. */
  'dispute.ended': eventKind(
    Type.Object({ disputeId: Type.String(), orderNumber: Type.String(), outcome: oneOf(['won', 'lost']) }),
    'orderNumber',
    ['outcome'],
  ),
  /** A saved card was removed; `token` is the provider's name of it. */
  'card.removed': eventKind(Type.Object({ token: Type.String() }), 'token'),
  /** A password reset was requested; whether the account exists is not checked yet. */
  'password-reset.asked': eventKind(Type.Object({ letterId: Type.String() }), 'letterId'),
  /** A password reset was requested for an email that may be a staff member's. */
  'staff-reset.asked': eventKind(Type.Object({ letterId: Type.String() }), 'letterId'),
  /** Written by the version before this one only, for any letter. */
  'letter.due': eventKind(Type.Object({ letterId }), 'letterId'),
  /** An account was created, or an enrolment completed. A letter is there for one with a temporary password. */
  'consumer.signed-up': eventKind(
    Type.Object({ consumerId: Type.String(), variant: Type.String(), locale: Type.String(), letterId: letterIdIfAny }),
    'letterId',
    ['variant', 'locale'],
  ),
  /** Something of a profile was changed, by its owner or by staff. */
  'consumer.changed': eventKind(Type.Object({ consumerId: Type.String() }), 'consumerId'),
  /** An account was erased; the letter goes to the address that it had. */
  'consumer.erased': ofAccount,
  /** A consumer wants their account to be erased after the days of grace. */
  'consumer.deletion-asked': ofAccount,
  /** Somebody of the staff wishes to see the shop as a customer does. */
  'consumer.look-asked': ofAccount,
  /** An account has another email; the letter goes to the one before. */
  'consumer.email-changed': ofAccount,
  'consumer.password-changed': ofAccount,
  /** Wrong passwords have locked an account. */
  'consumer.locked': ofAccount,
  /** A sign-in on a device that is new to the account. */
  'consumer.device-added': ofAccount,
  'consumer.passkey-added': ofAccount,
  /** Wrong PINs have locked the PIN of an associate. */
  'associate.pin-locked': ofAccount,
  /** The password of an associate was made invalid at the desk of a store’s staff. */
  'associate.password-reset': ofAccount,
  /** Somebody was invited to the staff, or invited again. */
  'staff.invited': ofStaff,
  /** A person’s ways to sign in were taken away; the letter has the link to new ones. */
  'staff.access-reset': ofStaff,
  /** A person has changed their ways to sign in. */
  'staff.factors-changed': ofStaff,
  /** Failed attempts have locked the email of a person. */
  'staff.locked': ofStaff,
  /** A subscription counts once the link in the letter was opened. */
  'subscription.unconfirmed': eventKind(Type.Object({ subscriptionId: Type.String(), letterId }), 'letterId'),
  /** A list was sent to somebody by mail; their address is only in the letter. */
  'favorites.shared': eventKind(Type.Object({ favoriteId: Type.String(), letterId }), 'letterId'),
  /** A shopper has written to the shop. */
  'case.opened': eventKind(Type.Object({ reference: Type.String() }), 'reference'),
  /** A shopper has written again. */
  'case.written': caseEntry,
  /** A case has another status, or somebody else works on it. */
  'case.changed': eventKind(Type.Object({ reference: Type.String(), status: oneOf(caseStatuses) }), 'reference', [
    'status',
  ]),
  /** The shop has answered. */
  'case.answered': caseEntry,
  /** A warranty case is decided, or decided otherwise. */
  'case.decided': eventKind(
    Type.Object({ reference: Type.String(), decisionId: Type.String(), outcome: oneOf(warrantyOutcomes) }),
    'reference',
    ['outcome'],
  ),
  /** A piece that is repaired under warranty has moved on. */
  'case.repair-moved': eventKind(
    Type.Object({ reference: Type.String(), decisionId: Type.String(), state: oneOf(repairStates) }),
    'reference',
    ['state'],
  ),
  /** A consumer has a seat for an event of the brand, or waits for one. */
  'registration.made': eventKind(
    Type.Object({
      ...ofRegistration.properties,
      status: Type.Union([Type.Literal('confirmed'), Type.Literal('waiting')]),
    }),
    'registrationId',
    ['status'],
  ),
  /** A guest who waited has got a seat. */
  'registration.seated': eventKind(ofRegistration, 'registrationId'),
  'registration.cancelled': eventKind(ofRegistration, 'registrationId'),
  /** Pieces have left a place for another one. */
  'transfer.sent': transferred,
  /** Pieces have come to the place that they were sent to; `isComplete`: nothing of the transfer is in transit any more. */
  'transfer.received': eventKind(
    Type.Object({ ...transferred.payload.properties, stepId: Type.String(), isComplete: Type.Boolean() }),
    'transferId',
  ),
  /** What of a transfer was in transit is back at the place that sent it. */
  'transfer.cancelled': transferred,
  /** Goods are put aside in a store for a shopper. */
  'item.reserved': eventKind(Type.Object({ reservationId: Type.String() }), 'reservationId'),
  /** A consumer has joined the loyalty programme, or left it. */
  'member.joined': eventKind(Type.Object({ consumerId: Type.String() }), 'consumerId'),
  'member.left': eventKind(Type.Object({ consumerId: Type.String() }), 'consumerId'),
  /** Points that were earned or taken back have changed the tier of a member. */
  'member.tier-changed': eventKind(
    Type.Object({ consumerId: Type.String(), before: tierSchema, tier: tierSchema }),
    'consumerId',
    ['tier'],
  ),
  /** A member can spend so many points more, or less where it is negative; `kind`: of the posting. */
  'points.changed': eventKind(
    Type.Object({ consumerId: Type.String(), points: Type.Integer(), kind: Type.String() }),
    'consumerId',
    ['kind'],
  ),
  /** A member was given the points of a birthday. */
  'member.birthday': eventKind(
    Type.Object({ consumerId: Type.String(), points: Type.Integer(), year: Type.Integer() }),
    'consumerId',
  ),
  /** The points of a member expire soon, a year after `lastActive`. */
  'member.points-expiring': eventKind(
    Type.Object({ consumerId: Type.String(), points: Type.Integer(), lastActive: Type.String() }),
    'consumerId',
  ),
  /** A recommendation was rewarded; `referred` is who had come by it. */
  'member.referral-rewarded': eventKind(
    Type.Object({
      consumerId: Type.String(),
      points: Type.Integer(),
      as: Type.Union([Type.Literal('referred'), Type.Literal('referrer')]),
      referred: Type.String(),
    }),
    'consumerId',
    ['as'],
  ),
  /** A consumer requests an export of their data. */
  'export.asked': eventKind(Type.Object({ exportId: Type.String() }), 'exportId'),
} as const;

export type EventName = keyof typeof eventKinds;
export type EventPayload<N extends EventName> = Static<(typeof eventKinds)[N]['payload']>;
