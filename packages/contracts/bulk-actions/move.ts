import { Type } from 'typebox';
import { oneOf } from '../kernel/nullable.ts';
import { operation } from '../kernel/operation.ts';
import { bulkActionParams, readBulkActionSchema } from './bulk-action.ts';

/**
 * Stops an action on many orders after the order that it is at, or has it go on with those that are left. One that is there already, or
 * done, is answered as it stands. STF403 as for starting it.
 */
export const moveBulkAction = operation({
  id: 'bulkActions.move',
  method: 'PUT',
  path: '/staff/v1/bulk-actions/{bulkId}/state',
  summary: 'Stop an action on many orders, or have it go on',
  callers: { staff: 'orders.read' },
  params: bulkActionParams,
  body: Type.Object({ state: oneOf(['running', 'stopped']) }),
  response: readBulkActionSchema,
  refusals: ['STF403', 'STF404'],
  invalid: 'STF400',
});
