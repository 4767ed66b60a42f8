import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { roleBody, roleSchema } from './role.ts';

/**
 * Members of the role have the new permissions from their next call on. STF442 for permissions that the caller does not
 * have.
 */
export const updateRole = operation({
  id: 'roles.update',
  method: 'PUT',
  path: '/staff/v1/roles/{roleId}',
  summary: 'Change a role',
  callers: { staff: 'roles.manage', recentProof: true },
  params: Type.Object({ roleId: Type.String({ maxLength: 64 }) }),
  body: Type.Object({ ...roleBody, version: Type.Integer() }),
  response: roleSchema,
  refusals: ['STF400', 'STF404', 'STF409', 'STF442', 'STF444', 'STF446'],
  invalid: 'STF400',
});
