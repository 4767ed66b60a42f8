import { type Static, Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { goodsMembers } from './goods.ts';

/** The most sizes that an answer has. */
export const mostFoundSizes = 100;

/** A size at a place: what is there, what of it is promised, and what is on its way. */
export const stockedSizeSchema = Type.Object({
  ...goodsMembers,
  onHand: Type.Integer(),
  reserved: Type.Integer({ description: 'Promised to orders, or put aside for shoppers.' }),
  free: Type.Integer({ description: 'What can be sold or sent elsewhere.' }),
  incoming: Type.Integer({ description: 'In transit to the place.' }),
  outgoing: Type.Integer({ description: 'In transit from the place.' }),
});

/**
 * Finds sizes by name, product, SKU or UPC, the best first, with their stock at a place; at most a hundred. Goods without stock, such as
 * downloads, are not found. STF400: there is no such place.
 */
export const findStock = operation({
  id: 'stock.find',
  method: 'GET',
  path: '/staff/v1/stock',
  summary: 'Find the stock of sizes at a place',
  callers: { staff: 'stock.read', keys: true },
  query: Type.Object({
    placeId: Type.String({ minLength: 1, maxLength: 40 }),
    search: Type.String({ minLength: 1, maxLength: 100 }),
  }),
  response: Type.Object({ sizes: Type.Array(stockedSizeSchema) }),
  refusals: ['STF400'],
  invalid: 'STF400',
});

export type StockedSize = Static<typeof stockedSizeSchema>;
