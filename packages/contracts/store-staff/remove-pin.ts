import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { associateParams, associateSchema, associateVersion } from './associate.ts';

/**
 * Removes the PIN of an associate: it stops working at every till at once, and they set another one at a till with their password.
 * Nobody else learns or sets it. Repeating the call answers the associate without one.
 */
export const removeStoreStaffPin = operation({
  id: 'storeStaff.removePin',
  method: 'POST',
  path: '/staff/v1/store-staff/{employeeId}/remove-pin',
  summary: 'Remove the PIN of a store associate',
  callers: { staff: 'store-staff.write' },
  params: associateParams,
  body: Type.Object(associateVersion),
  response: associateSchema,
  refusals: ['STF404', 'STF409'],
  invalid: 'STF400',
});
