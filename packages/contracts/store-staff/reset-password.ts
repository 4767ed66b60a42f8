import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { associateParams, associateSchema, associateVersion } from './associate.ts';

/**
 * Invalidates the password of an associate at once, ends all their sessions, and mails them a link by which they choose
 * another one. Nobody else learns or sets it. Repeated within a minute it changes nothing, so that the mailed link
 * stays valid.
 */
export const resetStoreStaffPassword = operation({
  id: 'storeStaff.resetPassword',
  method: 'POST',
  path: '/staff/v1/store-staff/{employeeId}/reset-password',
  summary: 'Have a store associate choose another password',
  callers: { staff: 'store-staff.write', recentProof: true },
  params: associateParams,
  body: Type.Object(associateVersion),
  response: associateSchema,
  refusals: ['STF404', 'STF409'],
  invalid: 'STF400',
});
