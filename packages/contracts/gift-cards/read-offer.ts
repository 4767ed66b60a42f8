import { type Static, Type } from 'typebox';
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
