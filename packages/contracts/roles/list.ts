import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { roleSchema } from './role.ts';

/** Built-in roles first, then those of the shop by name. */
export const listRoles = operation({
  id: 'roles.list',
  method: 'GET',
  path: '/staff/v1/roles',
  summary: 'List the roles',
  callers: { staff: 'staff.read' },
  response: Type.Object({ roles: Type.Array(roleSchema) }),
  refusals: [],
});
