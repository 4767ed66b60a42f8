import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';

/**
 * The prices that the caller has as an employee, an athlete or a professional, by product. They are no part of cached pages, which are
 * the same for everybody.
 */
export const listOwnPrices = operation({
  id: 'promotions.listOwnPrices',
  method: 'GET',
  path: '/cart/v1/promotions/own-prices',
  summary: 'Prices of the caller as one of a group',
  callers: 'registered',
  response: Type.Object({
    groups: Type.Array(
      Type.Object({
        name: Type.String({ description: 'Of the promotion that gives them.' }),
        prices: Type.Record(Type.String(), Type.Number(), {
          description: 'By masterId, in major units of the market: what a unit costs at most.',
        }),
      }),
    ),
  }),
  refusals: [],
});
