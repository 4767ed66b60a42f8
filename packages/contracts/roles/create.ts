import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { roleBody, roleSchema } from './role.ts';

/**
 * STF442 for permissions that the caller does not have. Repeated with the same permissions it answers the existing
 * role.
 */
export const createRole = operation({
  id: 'roles.create',
  method: 'POST',
  path: '/staff/v1/roles',
  summary: 'Create a role',
  callers: { staff: 'roles.manage', recentProof: true },
  body: Type.Object(roleBody),
  status: 201,
  response: roleSchema,
  refusals: ['STF400', 'STF442', 'STF444'],
  invalid: 'STF400',
});
