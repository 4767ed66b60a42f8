import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { requestParams } from './request.ts';

/**
 * The file of an approved export, as long as it is kept, for whoever asked for it or approved it (STF471 for anybody else); each reading is
 * audited.
 */
export const readCustomerFile = operation({
  id: 'customers.readFile',
  method: 'GET',
  path: '/staff/v1/customers/{consumerNo}/requests/{requestId}/file',
  summary: 'Read the exported data of a customer (application/zip)',
  callers: { staff: 'customers.write' },
  params: requestParams,
  response: Type.Unsafe<never>({ type: 'string' }),
  refusals: ['STF404', 'STF471'],
  invalid: 'STF404',
  perMinute: 6,
});
