import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { cartSchema } from './cart.ts';
import { basketParams } from './target.ts';

/**
 * Chooses which of the sizes of a promotion comes along as its gift; it does so as soon as the gift is earned and that size is there.
 * GWP403: the promotion does not give this size.
 */
export const chooseGift = operation({
  id: 'cart.chooseGift',
  method: 'PUT',
  path: '/cart/v1/cart/{basketId}/gift',
  summary: 'Choose a gift',
  callers: 'session',
  params: basketParams,
  body: Type.Object({ promotionId: Type.String({ maxLength: 64 }), upc: Type.String({ maxLength: 64 }) }),
  response: cartSchema,
  refusals: ['BSK404', 'GWP403'],
});
