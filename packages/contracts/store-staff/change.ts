import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { associateMembers, associateParams, associateSchema, associateVersion } from './associate.ts';

/**
 * Changes store, limit and the right to approve, of the version that the caller has seen. Open store sessions follow at
 * once.
 */
export const changeStoreStaff = operation({
  id: 'storeStaff.change',
  method: 'PUT',
  path: '/staff/v1/store-staff/{employeeId}',
  summary: 'Change what a store associate may do',
  callers: { staff: 'store-staff.write', recentProof: true },
  params: associateParams,
  body: Type.Object({ ...associateMembers, ...associateVersion }),
  response: associateSchema,
  refusals: ['STF400', 'STF404', 'STF409'],
  invalid: 'STF400',
});
