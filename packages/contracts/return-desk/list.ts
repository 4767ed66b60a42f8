import { Type } from 'typebox';
import { oneOf } from '../kernel/nullable.ts';
import { operation } from '../kernel/operation.ts';
import { pageOf, pageQuery } from '../paging/page.ts';
import { returnStates } from '../returns/return.ts';
import { listedReturnSchema } from './return.ts';

/** The returns of the shop, latest first, by page. */
export const listDeskReturns = operation({
  id: 'returnDesk.list',
  method: 'GET',
  path: '/staff/v1/returns',
  summary: 'List returns',
  callers: { staff: 'orders.read', keys: true },
  query: Type.Object({
    ...pageQuery,
    state: Type.Optional(oneOf(returnStates)),
    search: Type.Optional(
      Type.String({ maxLength: 64, description: 'Beginning of the number of a return or an order.' }),
    ),
  }),
  response: pageOf(listedReturnSchema),
  refusals: [],
  invalid: 'STF400',
});
