import { type Static, Type } from 'typebox';
import { nullable, oneOf } from '../kernel/nullable.ts';

export const returnReasons = [
  'too-small',
  'too-large',
  'not-as-shown',
  'damaged',
  'wrong-item',
  'changed-mind',
  'other',
] as const;

export type ReturnReason = (typeof returnReasons)[number];

export const returnStates = ['announced', 'received', 'closed'] as const;

export const returnRefusals = ['digital', 'customised', 'final-sale', 'not-delivered', 'late', 'returned'] as const;

/** Why a line of an order cannot be sent back. */
export type ReturnRefusal = (typeof returnRefusals)[number];

/**
 * The proof that a caller may return an order that is not of their session: the token of its mailed link, or its email,
 * as for tracking.
 */
export const proofMembers = {
  token: Type.Optional(Type.String({ maxLength: 64, description: 'Of the link in the mails of the order.' })),
  email: Type.Optional(Type.String({ maxLength: 100, description: 'Of the order.' })),
};

export const returnItemsSchema = Type.Array(
  Type.Object({
    itemId: Type.String({ maxLength: 64 }),
    qty: Type.Integer({ minimum: 1, maximum: 999_999 }),
    reason: oneOf(returnReasons),
  }),
  { minItems: 1, maxItems: 200 },
);

/** An item of an order, and whether it can be sent back. */
export const returnableItemSchema = Type.Object({
  itemId: Type.String(),
  name: Type.String(),
  colour: Type.String(),
  size: Type.String(),
  image: Type.String(),
  qty: Type.Integer({ description: 'Units that can be sent back now; 0 for none.' }),
  until: nullable(Type.String({ description: 'The last day for it, YYYY-MM-DD in the market.' })),
  why: nullable(oneOf(returnRefusals, 'Why it cannot be sent back.')),
});

/** A return as its shopper sees it: one parcel. */
export const returnSchema = Type.Object({
  returnId: Type.String(),
  state: oneOf(returnStates),
  createdAt: Type.String(),
  receivedAt: nullable(Type.String()),
  closedAt: nullable(Type.String()),
  currency: Type.String(),
  refund: nullable(Type.Number({ description: 'What is given back; null until it is closed.' })),
  labelPath: nullable(Type.String({ description: 'Path of its label (PDF), signed, until the parcel has come.' })),
  creditNotePath: nullable(Type.String({ description: 'Path of its credit note (PDF), signed.' })),
  items: Type.Array(
    Type.Object({
      itemId: Type.String(),
      name: Type.String(),
      colour: Type.String(),
      size: Type.String(),
      qty: Type.Integer(),
      reason: Type.String(),
      accepted: nullable(Type.Integer({ description: 'Units that were taken back; null until it is closed.' })),
      note: Type.String({ description: 'Why not all of them were.' }),
    }),
  ),
});

export type ReturnableItem = Static<typeof returnableItemSchema>;
export type Return = Static<typeof returnSchema>;
