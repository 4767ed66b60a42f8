import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';

/** Deletes a role without members. */
export const removeRole = operation({
  id: 'roles.remove',
  method: 'DELETE',
  path: '/staff/v1/roles/{roleId}',
  summary: 'Delete a role',
  callers: { staff: 'roles.manage', recentProof: true },
  params: Type.Object({ roleId: Type.String({ maxLength: 64 }) }),
  query: Type.Object({ version: Type.Integer() }),
  response: Type.Object({ roleId: Type.String() }),
  refusals: ['STF404', 'STF409', 'STF442', 'STF443', 'STF446'],
  invalid: 'STF400',
});
