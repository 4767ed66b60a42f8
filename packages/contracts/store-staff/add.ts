import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { associateMembers, associateSchema } from './associate.ts';

/**
 * Makes the owner of an account an associate of a store, and thereby an employee of the shop. They have created the
 * account and chosen its password, with which they sign in at tills. Repeating the call answers the associate as they
 * are; STF400 names the email if it has no account or sells for a store already.
 */
export const addStoreStaff = operation({
  id: 'storeStaff.add',
  method: 'POST',
  path: '/staff/v1/store-staff',
  summary: 'Add somebody to the staff of a store',
  callers: { staff: 'store-staff.write', recentProof: true },
  body: Type.Object({ email: Type.String({ minLength: 1, maxLength: 100 }), ...associateMembers }),
  response: associateSchema,
  refusals: ['STF400'],
  invalid: 'STF400',
});
