import { Type } from 'typebox';
import { oneOf } from '../kernel/nullable.ts';
import { operation } from '../kernel/operation.ts';
import { associateParams } from './associate.ts';

/**
 * Removes an associate from their store, with limit and rights; open store sessions end at once. Their account remains:
 * that of an employee, or, with `leaves=company`, of a shopper like others.
 */
export const removeStoreStaff = operation({
  id: 'storeStaff.remove',
  method: 'DELETE',
  path: '/staff/v1/store-staff/{employeeId}',
  summary: 'Remove somebody from the staff of a store',
  callers: { staff: 'store-staff.write', recentProof: true },
  params: associateParams,
  query: Type.Object({ version: Type.Integer(), leaves: oneOf(['store', 'company']) }),
  response: Type.Object({ employeeId: Type.String() }),
  refusals: ['STF404', 'STF409'],
  invalid: 'STF400',
});
