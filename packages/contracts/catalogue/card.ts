import { type Static, Type } from 'typebox';
import { nullable, oneOf } from '../kernel/nullable.ts';
import { labelSchema } from './label.ts';
import { priceSchema } from './price.ts';

/** A colourway in a card: enough to change the card's picture, link and price without another call. */
export const cardColourSchema = Type.Object({
  productId: Type.String(),
  label: Type.String(),
  swatch: Type.String({ description: 'Hex colour.' }),
  available: Type.Boolean(),
  url: Type.String(),
  price: priceSchema,
  pictures: Type.Array(Type.String(), {
    description: 'Names of pictures with their versions, the first for rest and the second for hover.',
  }),
});

export type CardColour = Static<typeof cardColourSchema>;

/** One style in a listing, showing one of its colourways. */
export const cardSchema = Type.Object({
  id: Type.String({ description: 'productId of the colourway shown.' }),
  masterId: Type.String(),
  name: Type.String(),
  kind: Type.String({ description: 'What it is in a few words, e.g. "Canvas deck shoe".' }),
  url: Type.String(),
  price: priceSchema,
  currency: Type.String(),
  badge: nullable(labelSchema),
  eyebrow: nullable(labelSchema),
  productType: oneOf(['standard', 'digital', 'set']),
  available: Type.Boolean(),
  pictures: Type.Array(Type.String()),
  colours: Type.Array(cardColourSchema),
});

export type Card = Static<typeof cardSchema>;
