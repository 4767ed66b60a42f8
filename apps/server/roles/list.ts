import { listRoles } from '@eyelet/contracts/roles/list.ts';
import { countMembers, listRoleRows } from '@eyelet/db/staff/role.ts';
import { builtInRoleIds } from '@eyelet/domain/staff/roles.ts';
import { handle } from '../kernel/handle.ts';
import { builtInView, roleView } from './view.ts';

export const listRolesHandler = handle(listRoles, async ({ shop }) => {
  const { db } = shop.database;
  const members = await countMembers(db);
  const membersOf = (roleId: string) => members.get(roleId) ?? 0;
  return {
    roles: [
      ...builtInRoleIds.map((roleId) => builtInView(roleId, membersOf(roleId))),
      ...(await listRoleRows(db)).map((row) => roleView(row, membersOf(row.id))),
    ],
  };
});
