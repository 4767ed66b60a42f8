import { Type } from 'typebox';
import { nullable } from '../kernel/nullable.ts';
import { operation } from '../kernel/operation.ts';
import { pageQuery } from '../paging/page.ts';
import { bulkActionSchema } from './bulk-action.ts';

/** What was done to many orders in the last weeks, the latest first. */
export const listBulkActions = operation({
  id: 'bulkActions.list',
  method: 'GET',
  path: '/staff/v1/bulk-actions',
  summary: 'List what was done to many orders',
  callers: { staff: 'orders.read' },
  query: Type.Object(pageQuery),
  response: Type.Object({ rows: Type.Array(bulkActionSchema), next: nullable(Type.String()) }),
  refusals: [],
  invalid: 'STF400',
});
