import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { pageOf, pageQuery } from '../paging/page.ts';
import { settlementSchema } from './settlement.ts';

/** The settlement reports that were read, the last one first, by page. */
export const listSettlements = operation({
  id: 'settlements.list',
  method: 'GET',
  path: '/staff/v1/settlements',
  summary: 'List settlement reports',
  callers: { staff: 'payments.read' },
  query: Type.Object(pageQuery),
  response: pageOf(settlementSchema),
  refusals: [],
  invalid: 'STF400',
});
