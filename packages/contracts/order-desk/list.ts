import { Type } from 'typebox';
import { nullable } from '../kernel/nullable.ts';
import { operation } from '../kernel/operation.ts';
import { pageOf, pageQuery } from '../paging/page.ts';
import { deskFilterMembers } from './filter.ts';
import { listedOrderSchema } from './order.ts';

/** The orders of the shop, latest first, by page. */
export const listDeskOrders = operation({
  id: 'orderDesk.list',
  method: 'GET',
  path: '/staff/v1/orders',
  summary: 'List orders',
  callers: { staff: 'orders.read', keys: true },
  query: Type.Object({
    ...pageQuery,
    ...deskFilterMembers,
  }),
  response: Type.Object({
    ...pageOf(listedOrderSchema).properties,
    next: nullable(
      Type.String({
        description:
          'Where to continue; a page before the last may be short, or empty, where few of very many orders fit.',
      }),
    ),
    total: nullable(
      Type.Integer({ description: 'Orders that fit; null if they are too many to be counted while somebody waits.' }),
    ),
  }),
  refusals: ['STF400'],
  invalid: 'STF400',
});
