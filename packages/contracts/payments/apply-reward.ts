import { Type } from 'typebox';
import { cartSchema } from '../cart/cart.ts';
import { basketParams } from '../cart/target.ts';
import { nullable } from '../kernel/nullable.ts';
import { operation } from '../kernel/operation.ts';

/**
 * Changes points of a member into a voucher that pays for a cart (C7.47); another one replaces it, null takes it away. The points
 * are taken when the order is placed. REW401: a guest; REW130: no member; REW135: the membership is not confirmed; REW140: there
 * is no such voucher, or the points or the total of the cart are below it; 4044: the programme does not know the member; PAY400: the
 * cart has gift cards in it, which points do not buy.
 */
export const applyReward = operation({
  id: 'payments.applyReward',
  method: 'PUT',
  path: '/cart/v1/cart/{basketId}/reward',
  summary: 'Apply a loyalty voucher to a cart',
  callers: 'registered',
  otherShoppers: 'REW401',
  params: basketParams,
  body: Type.Object({
    appliedLoyaltyVoucher: nullable(Type.Integer({ minimum: 0, description: 'The points of the voucher.' })),
  }),
  response: cartSchema,
  refusals: ['BSK404', 'PAY400', 'REW130', 'REW135', 'REW140', '4044'],
  invalidMember: { appliedLoyaltyVoucher: 'REW140' },
});
