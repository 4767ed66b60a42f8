import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { cartSchema } from './cart.ts';
import { adjustmentMembers } from './price-adjustment.ts';
import { basketParams } from './target.ts';

/**
 * Takes something off the price of an item, or off all that have none of their own, in a store session (C7.59). At most 30
 * percent, or a fixed price of a unit not below 0; for a reason; one for each item (C7.62). What exceeds the associate's own limit
 * takes nothing off before somebody else of the store approves it (`approval`). The same call again changes nothing. AUT432: no connected store session; ORD404: no such item; GWP403: what is given along has no price; CHK320: the
 * member that does not fit.
 */
export const addPriceAdjustment = operation({
  id: 'cart.addPriceAdjustment',
  method: 'POST',
  path: '/cart/v1/cart/{basketId}/price_adjustments',
  summary: 'Adjust a price in a store session',
  callers: ['associate'],
  params: basketParams,
  body: Type.Object({
    ...adjustmentMembers,
    itemId: Type.Optional(
      Type.Union([Type.String({ maxLength: 64 }), Type.Null()], { description: 'None: all items, by a percentage.' }),
    ),
  }),
  response: Type.Object({ ...cartSchema.properties, adjustmentId: Type.String() }),
  refusals: ['AUT432', 'BSK404', 'ORD404', 'GWP403', 'CHK320'],
  invalid: 'CHK320',
});
