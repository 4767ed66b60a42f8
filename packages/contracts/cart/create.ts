import { operation } from '../kernel/operation.ts';
import { cartSchema } from './cart.ts';

/** Creates an empty cart in the currency of the market (C7.24). */
export const createCart = operation({
  id: 'cart.create',
  method: 'POST',
  path: '/cart/v1/cart',
  summary: 'Create an empty cart',
  callers: 'session',
  status: 201,
  response: cartSchema,
  refusals: [],
});
