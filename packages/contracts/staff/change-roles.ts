import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { roleIdsSchema, staffIdSchema, staffSchema, staffVersionSchema } from './staff.ts';

/**
 * Assigns and removes roles, effective with the next call of the person. STF442 if the caller lacks a permission that
 * the person has or would get, STF441 for the last owner, STF447 for oneself, STF409 with `current` if somebody else
 * was faster.
 */
export const changeStaffRoles = operation({
  id: 'staff.changeRoles',
  method: 'PUT',
  path: '/staff/v1/staff/{staffId}/roles',
  summary: 'Change the roles of a person',
  callers: { staff: 'staff.manage', recentProof: true },
  params: Type.Object({ staffId: staffIdSchema }),
  body: Type.Object({ roles: roleIdsSchema, version: staffVersionSchema }),
  response: staffSchema,
  refusals: ['STF400', 'STF404', 'STF409', 'STF441', 'STF442', 'STF447'],
  invalid: 'STF400',
});
