import { type Static, Type } from 'typebox';
import { nullable, oneOf } from '../kernel/nullable.ts';
import { parcelScanSchema, parcelSchema } from '../orders/order.ts';

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

/** What may happen with a return, in the order in which it mostly does. */
export const returnSteps = [
  ...(['announced', 'labelled', 'label-withdrawn', 'handed-over', 'arrived', 'received', 'brought-in'] as const),
  ...(['closed', 'exchanged', 'credited', 'refunded'] as const),
] as const;

/** Where the money of a return goes: back to what the order was paid with, or into the store credit of its buyer. */
export const returnRefunds = ['original', 'store-credit'] as const;

export const returnRefusals = [
  'digital',
  'customised',
  'final-sale',
  'not-delivered',
  'late',
  'returned',
  'replacement',
] as const;

/** Why a line of an order cannot be sent back. */
export type ReturnRefusal = (typeof returnRefusals)[number];

export const returnItemsSchema = Type.Array(
  Type.Object({
    itemId: Type.String({ maxLength: 64 }),
    qty: Type.Integer({ minimum: 1, maximum: 999_999 }),
    reason: oneOf(returnReasons),
    exchange: Type.Optional(
      Type.String({ maxLength: 20, description: 'The upc of the size that is wanted instead of money.' }),
    ),
  }),
  { minItems: 1, maxItems: 200 },
);

/** A size that an item can be exchanged for. */
export const exchangeOptionSchema = Type.Object({
  upc: Type.String(),
  colour: Type.String(),
  size: Type.String(),
  qty: Type.Integer({ description: 'Units that can be put aside now.' }),
  refund: Type.Number({ description: 'What is given back in money for one unit, as it costs less.' }),
});

export const exchangeStates = ['held', 'made', 'lapsed', 'withdrawn', 'refused'] as const;

/** What is wanted instead of an item that is sent back. */
export const exchangeSchema = Type.Object({
  upc: Type.String(),
  colour: Type.String(),
  size: Type.String(),
  state: oneOf(
    exchangeStates,
    'Put aside; its order is made; or money is given back instead, as its time was over, its shopper wished so, or the item was not taken back.',
  ),
  heldUntil: Type.String({ description: 'ISO 8601.' }),
  orderNumber: nullable(Type.String({ description: 'The order that was made of it.' })),
  orderToken: nullable(
    Type.String({ description: 'Of the signed link to that order, for who may see its addresses.' }),
  ),
  mayWithdraw: Type.Boolean({ description: 'Whether the caller may still choose money instead.' }),
});

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
  exchanges: Type.Array(exchangeOptionSchema, { description: 'What it can be exchanged for without paying anything.' }),
});

/** The parcel of a return whose label its carrier made; there is none where its shopper sends it by themselves. */
export const returnParcelSchema = Type.Object({
  ...parcelSchema.properties,
  arrivedAt: nullable(Type.String({ description: 'When its carrier has brought it to the shop, ISO 8601.' })),
  scans: Type.Array(parcelScanSchema, { description: 'Oldest first.' }),
});

/**
 * What has happened with a return: announced, its carrier made the label or took it back, the parcel is on its way, its carrier has brought
 * it, the shop has looked for what is in it, or a store took the goods, it is decided, the order of the exchange was made, and what it gives
 * became store credit or went back to what the order was paid with.
 */
export const returnStepSchema = Type.Object({
  step: oneOf(returnSteps),
  at: Type.String({ format: 'date-time' }),
});

/** A return as its shopper sees it: one parcel. */
export const returnSchema = Type.Object({
  returnId: Type.String(),
  state: oneOf(returnStates),
  createdAt: Type.String(),
  handedOverAt: nullable(Type.String({ description: 'When its parcel was on its way.' })),
  receivedAt: nullable(Type.String()),
  closedAt: nullable(Type.String()),
  steps: Type.Array(returnStepSchema, { description: 'Oldest first.' }),
  currency: Type.String(),
  refund: nullable(Type.Number({ description: 'What is given back; null until it is closed.' })),
  refundTo: oneOf(returnRefunds, 'Where it goes. What was paid with value goes back to it in any case.'),
  lent: Type.Number({ description: 'Store credit that was given before the goods were looked at.' }),
  labelPath: nullable(
    Type.String({
      description:
        'Path of its label (PDF), signed, until the parcel has come; of a slip for the parcel while its carrier has not made that. Null while a label that was taken back can be replaced.',
    }),
  ),
  isLabelComing: Type.Boolean({ description: 'Its carrier has not made the label yet, which comes by email then.' }),
  isLabelWithdrawn: Type.Boolean({
    description:
      'Its label was taken back, as no parcel travelled with it in time: it must not be used. Another one is made when its items are sent back again.',
  }),
  parcel: nullable(returnParcelSchema),
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
      pictures: Type.Integer({ description: 'How many pictures were sent with it.' }),
      exchange: nullable(exchangeSchema),
    }),
  ),
});

export type ReturnableItem = Static<typeof returnableItemSchema>;
export type ExchangeOption = Static<typeof exchangeOptionSchema>;
export type Exchange = Static<typeof exchangeSchema>;
export type ReturnStep = Static<typeof returnStepSchema>;
export type Return = Static<typeof returnSchema>;
