import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { cartSchema } from './cart.ts';
import { basketParams } from './target.ts';

/** Takes a price adjustment back (C7.61); one that is already gone is not an error. */
export const removePriceAdjustment = operation({
  id: 'cart.removePriceAdjustment',
  method: 'DELETE',
  path: '/cart/v1/cart/{basketId}/price_adjustments/{adjustmentId}',
  summary: 'Remove a price adjustment',
  callers: ['associate'],
  params: Type.Object({ ...basketParams.properties, adjustmentId: Type.String({ maxLength: 64 }) }),
  response: cartSchema,
  refusals: ['AUT432', 'BSK404'],
});
