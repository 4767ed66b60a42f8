import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { associateMembers, associateSchema } from './associate.ts';

/**
 * Has somebody sell for a store, who thereby is an employee of the shop. They have made their account before and chosen its password, with
 * which they sign in at tills. One who is already what is asked for is answered as they are; STF400 names the email of who has no account,
 * or sells for a store already.
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
