import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { bulkActionParams } from './bulk-action.ts';

/** What an action has printed: the picking list by place, then the delivery notes of the orders. STF404 until it is done. */
export const printBulkAction = operation({
  id: 'bulkActions.print',
  method: 'GET',
  path: '/staff/v1/bulk-actions/{bulkId}/pdf',
  summary: 'Read the papers of many orders (application/pdf)',
  callers: { staff: 'fulfilment.write' },
  params: bulkActionParams,
  response: Type.Unsafe<never>({ type: 'string' }),
  refusals: ['STF404'],
  invalid: 'STF404',
});
