import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { cartSchema } from './cart.ts';
import { basketParams } from './target.ts';

/**
 * The cart with current prices and stock (C7.26). Without parameters it changes nothing; with a check (C7.28, C7.29) it
 * may.
 */
export const readCart = operation({
  id: 'cart.read',
  method: 'GET',
  path: '/cart/v1/cart/{basketId}',
  summary: 'Read a cart',
  callers: 'session',
  params: basketParams,
  query: Type.Object({
    favStoreId: Type.Optional(
      Type.String({ maxLength: 64, description: 'Store whose stock is included with each item; it is not stored.' }),
    ),
    isPatchRequired: Type.Optional(
      Type.Boolean({
        description:
          'Remove lines no longer sold or sold out, lower quantities above the maximum, change deliveries that do not hold.',
      }),
    ),
    inventorySupplyCheck: Type.Optional(
      Type.Boolean({
        description: 'Check the stock of every item, change deliveries that do not hold, and flash every change.',
      }),
    ),
  }),
  response: cartSchema,
  refusals: ['BSK404'],
});
