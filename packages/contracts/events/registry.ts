import { type Static, Type } from 'typebox';
import { caseStatuses } from '../cases/case.ts';
import { repairStates, warrantyOutcomes } from '../cases/warranty.ts';
import { oneOf } from '../kernel/nullable.ts';
import { tierSchema } from '../loyalty/tier.ts';
import { eventKind } from './event.ts';
import { orderEvents } from './order-events.ts';

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

/**
 * Business facts that are stored: each is written in the transaction that makes it true, logged and counted by its entry when it is
 * handed out, and delivered to its consumers. What is only logged and counted, and never acted on, is in the server's kernel.
 */
export const eventKinds = {
  ...orderEvents,
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
