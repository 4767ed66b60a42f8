import { operation } from '../kernel/operation.ts';
import { bulkActionParams, readBulkActionSchema } from './bulk-action.ts';

/** How far an action on many orders is, and what has come of it for each. */
export const readBulkAction = operation({
  id: 'bulkActions.read',
  method: 'GET',
  path: '/staff/v1/bulk-actions/{bulkId}',
  summary: 'Read an action on many orders',
  callers: { staff: 'orders.read' },
  params: bulkActionParams,
  response: readBulkActionSchema,
  refusals: ['STF404'],
  invalid: 'STF404',
});
