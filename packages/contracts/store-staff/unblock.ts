import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { associateParams, associateSchema, associateVersion } from './associate.ts';

/** Unblocks an associate. */
export const unblockStoreStaff = operation({
  id: 'storeStaff.unblock',
  method: 'POST',
  path: '/staff/v1/store-staff/{employeeId}/unblock',
  summary: 'Unblock a store associate',
  callers: { staff: 'store-staff.write', recentProof: true },
  params: associateParams,
  body: Type.Object(associateVersion),
  response: associateSchema,
  refusals: ['STF404', 'STF409'],
  invalid: 'STF400',
});
