import { basketParams } from '../cart/target.ts';
import { operation } from '../kernel/operation.ts';
import { orderSchema } from './order.ts';

/**
 * The order that a cart of the caller has become: for whoever lost the answer to placing it. A cart that is being placed is
 * waited for. BSK404: there is no such cart, or no order of it.
 */
export const readOrderOfCart = operation({
  id: 'orders.readOfCart',
  method: 'GET',
  path: '/cart/v2/checkout/order/of/{basketId}',
  summary: 'Read the order that a cart has become',
  callers: 'session',
  params: basketParams,
  response: orderSchema,
  refusals: ['BSK404'],
});
