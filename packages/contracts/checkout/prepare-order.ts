import { Type } from 'typebox';
import { cartSchema } from '../cart/cart.ts';
import { couponRefusals } from '../cart/coupon.ts';
import { cartIdMembers, cartQuery } from '../cart/target.ts';
import { operation } from '../kernel/operation.ts';

/**
 * The final check of stock, prices, addresses and tax before the order is placed (C7.54). A fulfilment that no longer
 * holds is changed and flashed as an error; lines that are no longer sold leave the cart.
 */
export const prepareOrder = operation({
  id: 'checkout.prepareOrder',
  method: 'POST',
  path: '/cart/v1/cart/prepareOrder',
  summary: 'Check a cart before placing the order',
  callers: 'session',
  query: cartQuery,
  body: Type.Object(cartIdMembers),
  response: cartSchema,
  refusals: ['BSK404', 'ORD430', 'INV409', 'CHK380', 'SHP404', 'INV702', 'PRC400', 'TAX309', ...couponRefusals],
});
