import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { associateParams, associateSchema, associateVersion } from './associate.ts';

/**
 * Blocks an associate from selling and from signing in at tills; open store sessions end at once. They can still shop
 * for themselves.
 */
export const blockStoreStaff = operation({
  id: 'storeStaff.block',
  method: 'POST',
  path: '/staff/v1/store-staff/{employeeId}/block',
  summary: 'Block a store associate',
  callers: { staff: 'store-staff.write' },
  params: associateParams,
  body: Type.Object(associateVersion),
  response: associateSchema,
  refusals: ['STF404', 'STF409'],
  invalid: 'STF400',
});
