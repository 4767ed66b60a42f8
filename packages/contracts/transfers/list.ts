import { Type } from 'typebox';
import { oneOf } from '../kernel/nullable.ts';
import { operation } from '../kernel/operation.ts';
import { pageOf, pageQuery } from '../paging/page.ts';
import { listedTransferSchema, transferStates } from './transfer.ts';

/** Transfers between places, the latest first, by page. */
export const listTransfers = operation({
  id: 'transfers.list',
  method: 'GET',
  path: '/staff/v1/transfers',
  summary: 'List transfers of stock',
  callers: { staff: 'stock.read', keys: true },
  query: Type.Object({
    ...pageQuery,
    state: Type.Optional(oneOf(transferStates)),
    from: Type.Optional(Type.String({ maxLength: 40, description: 'Id of the place that sends.' })),
    to: Type.Optional(Type.String({ maxLength: 40, description: 'Id of the place that receives.' })),
    late: Type.Optional(
      oneOf(['yes'], 'Only those in transit longer than the shop has set (`transfers.transit-days`).'),
    ),
    upc: Type.Optional(Type.String({ maxLength: 20, description: 'Only those that have these goods in transit.' })),
    search: Type.Optional(Type.String({ maxLength: 20, description: 'Number of a transfer, such as T-1001.' })),
  }),
  response: pageOf(listedTransferSchema),
  refusals: [],
  invalid: 'STF400',
});
