import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { cartSchema } from './cart.ts';
import { adjustmentMembers } from './price-adjustment.ts';
import { basketParams } from './target.ts';

/** Changes a price adjustment, by the same rules (C7.60); absent members stay. API404: the cart has no such adjustment. */
export const changePriceAdjustment = operation({
  id: 'cart.changePriceAdjustment',
  method: 'PATCH',
  path: '/cart/v1/cart/{basketId}/price_adjustments/{adjustmentId}',
  summary: 'Change a price adjustment',
  callers: ['associate'],
  params: Type.Object({ ...basketParams.properties, adjustmentId: Type.String({ maxLength: 64 }) }),
  body: Type.Partial(Type.Object(adjustmentMembers)),
  response: Type.Object({ ...cartSchema.properties, adjustmentId: Type.String() }),
  refusals: ['AUT432', 'BSK404', 'ORD404', 'GWP403', 'API404', 'CHK320'],
  invalid: 'CHK320',
});
