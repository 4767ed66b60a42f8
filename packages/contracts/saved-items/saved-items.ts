import { type Static, Type } from 'typebox';
import { cartSchema } from '../cart/cart.ts';
import { nullable } from '../kernel/nullable.ts';

/** Number of items in a list. */
export const savedItemsLimit = 200;

/** Part of a list that a call requests. */
export const savedItemsQuery = Type.Object({
  start: Type.Optional(Type.Integer({ minimum: 0, maximum: savedItemsLimit, description: 'By default 0.' })),
  count: Type.Optional(Type.Integer({ minimum: 0, maximum: savedItemsLimit, description: 'By default 24.' })),
});

/** One size of a product that is saved for later (C3.36), with its price in the market of the call. */
export const savedItemSchema = Type.Object({
  itemId: Type.String(),
  productId: Type.String(),
  masterId: Type.String(),
  upc: Type.String(),
  recipeId: nullable(Type.String()),
  qty: Type.Integer(),
  maxQty: Type.Integer(),
  pageUrl: Type.String({ description: 'Path of the product page with the locale.' }),
  available: Type.Boolean({ description: 'Whether it can be bought now.' }),
  name: Type.String({ description: 'Empty for a product that no longer exists.' }),
  colour: Type.String(),
  size: Type.String(),
  image: Type.String({ description: 'Name of a picture with its version, for /media/w{width}/{name}; may be empty.' }),
  price: nullable(
    Type.Object({ current: Type.Number({ description: 'Major units, per unit.' }), original: Type.Number() }),
  ),
});

const members = {
  saveForLaterId: nullable(Type.String()),
  items: Type.Array(savedItemSchema),
  total: Type.Integer(),
};

/** A list of saved items, the last saved first. Without saved items there is no `saveForLaterId`. */
export const savedItemsSchema = Type.Object(members);

/** The list after a change, with the cart if that has changed as well. */
export const changedItemsSchema = Type.Object({ ...members, cart: nullable(cartSchema) });

export type SavedItem = Static<typeof savedItemSchema>;
export type SavedItems = Static<typeof savedItemsSchema>;
export type ChangedItems = Static<typeof changedItemsSchema>;
