import { type Static, Type } from 'typebox';
import { cardSchema } from '../catalogue/card.ts';
import { nullable } from '../kernel/nullable.ts';

/** How many favorites one list holds. */
export const favoritesLimit = 500;

/** Part of a list that a call requests. `count` 0 requests the ids alone. */
export const favoritesQuery = Type.Object({
  start: Type.Optional(Type.Integer({ minimum: 0, maximum: favoritesLimit, description: 'By default 0.' })),
  count: Type.Optional(Type.Integer({ minimum: 0, maximum: 48, description: 'By default 24.' })),
});

/** A favorite colourway. A product is in a list once, so its id is also the id of the item. */
export const favoriteSchema = Type.Object({
  itemId: Type.String(),
  productId: Type.String(),
  addedAt: Type.String({ format: 'date-time' }),
  available: Type.Boolean({ description: 'Whether any size can be bought in the market of the call.' }),
  product: nullable(cardSchema),
});

/** A list of favorites (C3.37), the last added first. Without favorites there is no `favoriteId`. */
export const favoritesSchema = Type.Object({
  favoriteId: nullable(Type.String()),
  items: Type.Array(favoriteSchema),
  total: Type.Integer(),
  productIds: Type.Array(Type.String(), { description: 'Every favorite, regardless of the requested part.' }),
  shared: Type.Boolean({ description: 'Whether everybody with the id may see the list.' }),
});

export type Favorite = Static<typeof favoriteSchema>;
export type Favorites = Static<typeof favoritesSchema>;
