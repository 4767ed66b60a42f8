import { basketParams } from '../cart/target.ts';
import { operation } from '../kernel/operation.ts';
import { orderSchema } from './order.ts';

/**
 * The order of a cart of the caller, if the answer to placing it got lost. Waits for a cart that is being placed.
 * BSK404: there is no such cart, or it has no order.
 */
export const readOrderOfCart = operation({
  id: 'orders.readOfCart',
  method: 'GET',
  path: '/cart/v2/checkout/order/of/{basketId}',
  summary: 'Read the order that a cart has become',
  callers: 'session',
  inLook: 'never',
  params: basketParams,
  response: orderSchema,
  refusals: ['BSK404'],
});
