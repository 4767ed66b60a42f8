import { type Static, Type } from 'typebox';
import { nullable } from '../kernel/nullable.ts';
import { operation } from '../kernel/operation.ts';

/** The options of a gift card in a market. Amounts in major units, days as YYYY-MM-DD. */
const giftCardOfferSchema = Type.Object({
  upc: Type.String(),
  productId: Type.String(),
  maxQty: Type.Integer(),
  currency: Type.String(),
  amounts: Type.Array(Type.Number()),
  leastAmount: Type.Number(),
  mostAmount: Type.Number(),
  firstDay: Type.String(),
  lastDay: Type.String(),
  printed: nullable(
    Type.Object(
      { upc: Type.String(), productId: Type.String(), maxQty: Type.Integer() },
      { description: 'The card that is printed and sent as goods are, of the same amounts; null where none is sold.' },
    ),
  ),
});

export type GiftCardOffer = Static<typeof giftCardOfferSchema>;

/** The gift card that can be bought (C2.21). API404 where none is sold. */
export const readGiftCardOffer = operation({
  id: 'giftCards.readOffer',
  method: 'GET',
  path: '/cart/v1/giftcard/offer',
  summary: 'The gift card that is sold',
  callers: 'anyone',
  response: giftCardOfferSchema,
  refusals: ['API404'],
});
