import { type Static, Type } from 'typebox';
import { disputeSchema } from '../disputes/dispute.ts';
import { nullable, oneOf } from '../kernel/nullable.ts';

export const movementKinds = ['payment', 'capture', 'refund'] as const;

/**
 * What became of the money. Of a payment: `pending`, a bank or a wallet still decides; `authorised`, it is held; `captured`, it is taken;
 * `voided`, it is released. Of a capture of a part of it: `asked` of the provider, `captured`, `refused`, which is tried again, or `voided`, given
 * up with its order or after its hold. Of a refund: `asked` of the provider, `refunded`, `refused`, which staff try again, or `voided`: nothing of it was
 * taken, so that it was released.
 */
export const movementStates = ['pending', 'authorised', 'captured', 'voided', 'asked', 'refunded', 'refused'] as const;

const instant = Type.String({ format: 'date-time' });
const money = Type.Number({ description: 'In the currency of the order.' });

/** A payment of an order, a part of one that was captured by itself, or money of one that goes back. */
export const movementSchema = Type.Object({
  kind: oneOf(movementKinds),
  paymentKey: Type.String({ description: 'Key of the payment, also of the one that is captured or given back.' }),
  captureKey: nullable(Type.String({ description: 'Key of the capture.' })),
  refundKey: nullable(Type.String({ description: 'Key of the refund.' })),
  orderNumber: Type.String(),
  method: Type.String(),
  last4: nullable(Type.String({ description: 'Of a card.' })),
  tender: Type.String({ description: 'Who holds the money: a provider, or a kind of value on the ledger.' }),
  reference: Type.String({ description: 'What the provider calls it; empty where it has not said so yet.' }),
  state: oneOf(movementStates),
  amount: money,
  captured: Type.Number({ description: 'What of a payment was captured so far; 0 for captures and refunds.' }),
  released: Type.Number({
    description: 'What of the amount was reserved and is never taken: a refund gives only the rest of its amount back.',
  }),
  currency: Type.String(),
  at: Type.String({
    format: 'date-time',
    description: 'When the order was placed, the capture booked, or the refund decided.',
  }),
  isDisputed: Type.Boolean({ description: 'Whether its payer contests the payment, or has won that.' }),
  isKept: Type.Boolean({
    description:
      'Whether it is a refund that was refused, and whose money is kept for trying it again. Nothing is kept for one from before that was done: its money can be given back by amount.',
  }),
});

export const noticeTopics = ['payment', 'capture', 'void', 'refund'] as const;

/** What the provider has said by itself. */
const noticeSchema = Type.Object({
  noticeId: Type.String(),
  topic: oneOf(noticeTopics),
  success: Type.Boolean(),
  receivedAt: instant,
  settledAt: nullable(
    Type.String({ format: 'date-time', description: 'When the shop had followed it; null: not yet.' }),
  ),
});

export const captureReasons = ['placing', 'parcel', 'lapse', 'whole'] as const;

const captureSchema = Type.Object({
  ...movementSchema.properties,
  reason: oneOf(
    captureReasons,
    '`placing`: something was handed over with the placing; `parcel`: goods were handed over, or what was left of them was canceled; `lapse`: the provider would have held it no longer; `whole`: all was to be taken at once, and the provider has refused it, then or later.',
  ),
});

/** Why staff give up what could not be captured; `refused`: the provider will not capture it. */
export const releaseReasons = ['refused', 'paid-otherwise', 'goodwill', 'other'] as const;

/** What staff have given up of a payment. */
const releaseSchema = Type.Object({
  releaseId: Type.String(),
  amount: money,
  reason: oneOf(releaseReasons),
  note: Type.String(),
  by: Type.String({ description: 'Empty once they are deleted.' }),
  at: instant,
});

/** A refund that its provider had refused, and that somebody has tried again. */
const refundTrySchema = Type.Object({
  tryId: Type.String(),
  refundKey: Type.String(),
  amount: money,
  by: Type.String({ description: 'Empty once they are deleted.' }),
  at: instant,
});

/** A payment with everything that belongs to it. */
export const deskPaymentSchema = Type.Object({
  ...movementSchema.properties,
  held: Type.Number({ description: 'What is reserved and neither captured nor released.' }),
  released: Type.Number({ description: 'What was reserved and is never captured.' }),
  refunded: Type.Number({ description: 'What was given back, and what was released instead of being captured.' }),
  captures: Type.Array(captureSchema, {
    description:
      'Of a payment that is captured as parcels leave, the oldest first; one that was captured whole has none, unless that was refused.',
  }),
  refused: Type.Number({
    description: 'What of that its provider has refused to capture, and is asked for again; staff may give it up.',
  }),
  releases: Type.Array(releaseSchema, { description: 'The oldest first.' }),
  account: Type.Boolean({
    description: 'Whether it was paid from an account at a payment service, which is not shown.',
  }),
  refunds: Type.Array(movementSchema, { description: 'The oldest first.' }),
  tries: Type.Array(refundTrySchema, { description: 'Refunds that were refused and tried again, the oldest first.' }),
  notices: Type.Array(noticeSchema, { description: 'The oldest first; they are kept for some weeks.' }),
  dispute: nullable(disputeSchema),
});

export type Movement = Static<typeof movementSchema>;
export type DeskPayment = Static<typeof deskPaymentSchema>;

export const paymentParams = Type.Object({ paymentKey: Type.String({ maxLength: 120 }) });
