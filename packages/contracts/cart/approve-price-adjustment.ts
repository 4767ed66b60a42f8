import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { cartSchema } from './cart.ts';
import { basketParams } from './target.ts';

/**
 * Approves a price adjustment that exceeds its associate's own limit: somebody else of the same store, who has the right to, with
 * their PIN or password at the same till. It holds for half an hour, for these items at these prices and quantities. One that needs no
 * approval, or has it, stays as it is. API404: no such adjustment; AUT438: wrong employee, PIN or password, whichever; CHK320: the member
 * that does not fit: who may not approve, or a cart that has changed since `version`.
 */
export const approvePriceAdjustment = operation({
  id: 'cart.approvePriceAdjustment',
  method: 'POST',
  path: '/cart/v1/cart/{basketId}/price_adjustments/{adjustmentId}/approval',
  summary: 'Approve a price adjustment at the till',
  callers: ['associate'],
  params: Type.Object({ ...basketParams.properties, adjustmentId: Type.String({ maxLength: 64 }) }),
  body: Type.Object({
    storeEmployeeId: Type.String({ maxLength: 64, description: 'Who approves.' }),
    password: Type.String({ maxLength: 200, description: 'PIN or password of who approves.' }),
    version: Type.Integer({ minimum: 0, description: 'Of the cart that they have seen.' }),
  }),
  response: cartSchema,
  refusals: ['AUT432', 'BSK404', 'API404', 'AUT438', 'CHK320'],
  invalid: 'CHK320',
  perMinute: 10,
  limitShared: true,
});
