import { type Static, Type } from 'typebox';
import { nullable, oneOf } from '../kernel/nullable.ts';

/** Who gives a cart away: a store, by one of its associates, or a shopper. */
export const givers = ['store', 'shopper'] as const;

export type Giver = (typeof givers)[number];

/**
 * Why an item of a cart was left out: not sold or sold out, fewer units than before, a gift card (it is addressed to
 * somebody), the greeting of an item, a code that the taker cannot use.
 */
export const leftOutKinds = ['unavailable', 'fewer', 'gift-card', 'greeting', 'code'] as const;

export type LeftOutKind = (typeof leftOutKinds)[number];

export const leftOutSchema = Type.Object({
  kind: oneOf(leftOutKinds),
  name: Type.String({ description: 'Of the item, empty where the shop no longer knows it; or the code.' }),
  qty: nullable(Type.Integer({ description: 'Units that are missing.' })),
});

export type LeftOutItem = Static<typeof leftOutSchema>;

/** The token of the link that a QR code shows. */
export const handoverToken = Type.Object({ token: Type.String({ maxLength: 128 }) });

/** A cart that is handed over, as its giver, its taker and other holders of the link may see it. */
export const handoverSchema = Type.Object({
  from: oneOf(givers),
  storeName: nullable(Type.String({ description: 'The store that gives the cart.' })),
  units: Type.Integer({ description: 'Units that go along.' }),
  expiresAt: Type.String({ description: 'ISO 8601.' }),
  state: oneOf(['open', 'given', 'taken'], 'Waiting; taken, as its giver sees it; taken by the caller.'),
  isOwn: Type.Boolean({ description: 'Whether the caller gives it.' }),
  mayTake: Type.Boolean({ description: 'Whether it is for shoppers like the caller.' }),
  basketId: nullable(Type.String({ description: 'The cart of the caller that it is or has become.' })),
  leftOut: Type.Array(leftOutSchema, { description: 'For the taker.' }),
});

export type Handover = Static<typeof handoverSchema>;
