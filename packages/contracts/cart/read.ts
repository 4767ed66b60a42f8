import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { cartSchema } from './cart.ts';
import { basketParams } from './target.ts';

/** The cart with today's prices and stock (C7.26). */
export const readCart = operation({
  id: 'cart.read',
  method: 'GET',
  path: '/cart/v1/cart/{basketId}',
  summary: 'Read a cart',
  callers: 'session',
  params: basketParams,
  query: Type.Object({
    favStoreId: Type.Optional(Type.String({ maxLength: 64 })),
    isPatchRequired: Type.Optional(Type.Boolean()),
    inventorySupplyCheck: Type.Optional(Type.Boolean()),
  }),
  response: cartSchema,
  refusals: ['BSK404'],
});
