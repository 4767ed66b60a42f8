import { isPermission } from '@eyelet/contracts/callers/permissions.ts';
import { removeRole } from '@eyelet/contracts/roles/remove.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { countMembers, deleteRole, findRole } from '@eyelet/db/staff/role.ts';
import { holdsAll, isBuiltIn } from '@eyelet/domain/staff/roles.ts';
import { recordAudit, sourceOf } from '../audit/record.ts';
import { handle } from '../kernel/handle.ts';
import { refuse, refuseStale } from '../kernel/refusal.ts';
import { lockAsActor } from '../staff/actor.ts';
import { roleView } from './view.ts';

/** Deletes a role that nobody has. */
export const removeRoleHandler = handle(removeRole, async (context, { params: { roleId }, query }) => {
  if (isBuiltIn(roleId)) return refuse('STF446');
  return transact(context.shop.database.db, async (tx) => {
    const { held } = await lockAsActor(tx, context);
    const role = await findRole(tx, roleId);
    if (!role) return refuse('STF404');
    if (!held.has('roles.manage') || !holdsAll(held, role.permissions.filter(isPermission))) return refuse('STF442');
    const members = (await countMembers(tx)).get(roleId) ?? 0;
    if (members > 0) return refuse('STF443', { members });
    if (role.version !== query.version) return refuseStale('STF409', roleView(role, members));
    await deleteRole(tx, roleId);
    const before = { name: role.name, permissions: role.permissions };
    await recordAudit(
      tx,
      removeRole,
      { subject: { kind: 'role', id: roleId }, before, after: null },
      sourceOf(context),
    );
    return { roleId };
  });
});
