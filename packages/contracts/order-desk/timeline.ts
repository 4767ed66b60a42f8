import { type Static, Type } from 'typebox';
import { nullable, oneOf } from '../kernel/nullable.ts';
import { orderStates, parcelStates } from '../orders/order.ts';
import { releaseReasons } from '../payment-desk/payment.ts';
import { refundReasons } from '../refunds/refund.ts';
import { orderMailKinds } from './mail.ts';
import { replacementReasons } from './replacement-reasons.ts';

/** The most characters of a note. */
export const mostNoteLength = 2000;

/** A note that staff have written for each other; shoppers never see it. */
const noteSchema = Type.Object({
  noteId: Type.String(),
  text: Type.String(),
  version: Type.Integer({ description: 'Sent back with a change.' }),
  changedAt: nullable(Type.String({ format: 'date-time', description: 'When its author last put it right.' })),
  mayChange: Type.Boolean({ description: 'Whether the caller has written it.' }),
  mayRemove: Type.Boolean(),
});

/** A mail of an order to its buyer, sent by the shop or again by staff. */
const mailSchema = Type.Object({
  mailId: Type.String(),
  kind: oneOf(orderMailKinds),
  about: Type.String({ description: 'The shipment or return that it tells of; empty for the whole order.' }),
  sentAt: nullable(Type.String({ format: 'date-time', description: 'Null while it waits to be sent.' })),
  mayResend: Type.Boolean({ description: 'It is the latest of its kind, and there is somebody to write to.' }),
});

/** The former and the new address of an order, as lines. */
const movedSchema = Type.Object({ before: Type.Array(Type.String()), after: Type.Array(Type.String()) });

export const returnSteps = ['announced', 'handed-over', 'received', 'closed', 'exchanged', 'sent-instead'] as const;

/** How far a return of the order is; `exchanged`: an order was made of it; `sent-instead`: the order itself was made of a return of another. */
const returnedSchema = Type.Object({
  returnId: Type.String(),
  step: oneOf(returnSteps),
  orderNumber: nullable(Type.String({ description: 'The order that was made of it, or the one that was returned.' })),
});

/** What a carrier has reported of a parcel of the order. */
const scannedSchema = Type.Object({
  shippingId: Type.String(),
  trackingNumber: Type.String(),
  state: oneOf(parcelStates),
  place: Type.String({ description: 'As the carrier writes it; empty if it does not say.' }),
});

/** One of several parcels of a shipment that was handed to its carrier. */
const handedOverSchema = Type.Object({
  shippingId: Type.String(),
  carrier: Type.String({ description: 'Its name.' }),
  trackingNumber: Type.String(),
  items: Type.Array(Type.Object({ name: Type.String(), size: Type.String(), qty: Type.Integer() })),
});

export const disputeSteps = [
  ...(['opened', 'won', 'lost', 'released'] as const),
  ...(['submitted', 'answered', 'refused', 'accepting', 'accepted', 'acceptance-refused'] as const),
] as const;

/**
 * What became of a dispute of the payment; `released`: staff let the goods go; `submitted`, `answered`, `refused`: evidence was stored to be
 * sent, the provider has taken it, or does not; `accepting`, `accepted`, `acceptance-refused`: staff want to give the money up, the provider
 * has taken that, or does not.
 */
const disputedSchema = Type.Object({
  disputeId: Type.String(),
  step: oneOf(disputeSteps),
  amount: Type.Number({ description: 'In the currency of the order.' }),
  reason: Type.String({ description: 'As the provider says it.' }),
  isFraud: Type.Boolean(),
  deadline: nullable(Type.String({ format: 'date-time' })),
});

export const refundSteps = ['asked', 'given', 'refused'] as const;

/** An amount of the order that staff give back without goods: asked for, given, or not approved. */
const givenSchema = Type.Object({
  refundId: Type.String(),
  step: oneOf(refundSteps),
  amount: Type.Number({ description: 'In the currency of the order.' }),
  reason: oneOf(refundReasons),
});

/** Items that were cancelled while the rest of the order stays. */
const itemsCancelledSchema = Type.Object({
  cancellationId: Type.String(),
  by: oneOf(['shopper', 'staff']),
  amount: Type.Number({ description: 'What they were worth as they were paid, in the currency of the order.' }),
  released: Type.Number({ description: 'What of it was reserved and is never taken: only the rest goes back.' }),
  items: Type.Array(Type.Object({ name: Type.String(), size: Type.String(), qty: Type.Integer() })),
});

/** What could not be taken of a payment, and was given up. */
const releasedSchema = Type.Object({
  releaseId: Type.String(),
  amount: Type.Number({ description: 'In the currency of the order.' }),
  reason: oneOf(releaseReasons),
});

/** A refund that its provider had refused, and that was tried again. */
const triedAgainSchema = Type.Object({
  tryId: Type.String(),
  amount: Type.Number({ description: 'In the currency of the order.' }),
});

/** Pieces that a place could not find, or that no place had, with the places that supply them instead. */
const piecesMovedSchema = Type.Object({
  moveNo: Type.Integer(),
  shippingId: Type.String(),
  upc: Type.String(),
  name: Type.String(),
  size: Type.String(),
  qty: Type.Integer(),
  from: nullable(
    Type.Object({ placeId: Type.String(), name: Type.String() }, { description: 'Null where no place had them.' }),
  ),
  to: Type.Array(Type.Object({ placeId: Type.String(), name: Type.String(), qty: Type.Integer() })),
  left: Type.Integer({ description: 'Pieces of them that no place has.' }),
});

export const replacementSteps = ['sent-again', 'made-of'] as const;

/** Goods were sent again; `made-of`: this order itself sends goods of another one again. */
const replacedSchema = Type.Object({
  step: oneOf(replacementSteps),
  orderNumber: Type.String({ description: 'The order that was made, or the one whose goods it sends again.' }),
  reason: nullable(oneOf(replacementReasons)),
  items: Type.Array(Type.Object({ name: Type.String(), size: Type.String(), qty: Type.Integer() })),
});

/**
 * An entry of the timeline: the order reached a state, somebody wrote a note, changed its address or gave money back, a mail was sent, a
 * return went on, one of several parcels left, a carrier reported a parcel, the payment was disputed, items were cancelled or sent again, what
 * could not be taken was given up, a refund that was refused was tried again, pieces were not found and move to another place.
 */
export const timelineEntrySchema = Type.Object({
  kind: oneOf([
    ...(['state', 'note', 'mail', 'address', 'return', 'parcel', 'refund', 'dispute', 'items', 'replacement'] as const),
    ...(['release', 'refund-try', 'pieces'] as const),
  ]),
  at: Type.String({ format: 'date-time' }),
  author: Type.String({
    description: 'Name of who of the staff did it; empty for what nobody of them has done, and once they are deleted.',
  }),
  status: nullable(oneOf(orderStates)),
  cancelledBy: nullable(
    oneOf(
      ['shopper', 'staff', 'deadline'],
      'Who cancelled it after it was placed; `deadline`: nobody collected it by its last day.',
    ),
  ),
  note: nullable(noteSchema),
  mail: nullable(mailSchema),
  moved: nullable(movedSchema),
  returned: nullable(returnedSchema),
  scanned: nullable(scannedSchema),
  given: nullable(givenSchema),
  handedOver: nullable(handedOverSchema),
  disputed: nullable(disputedSchema),
  itemsCancelled: nullable(itemsCancelledSchema),
  replaced: nullable(replacedSchema),
  released: nullable(releasedSchema),
  triedAgain: nullable(triedAgainSchema),
  piecesMoved: nullable(piecesMovedSchema),
});

/** The timeline of an order, oldest first. */
export const timelineSchema = Type.Object({ entries: Type.Array(timelineEntrySchema) });

export type TimelineEntry = Static<typeof timelineEntrySchema>;
export type OrderNote = Static<typeof noteSchema>;
export type OrderMail = Static<typeof mailSchema>;
export type OrderTimeline = Static<typeof timelineSchema>;
