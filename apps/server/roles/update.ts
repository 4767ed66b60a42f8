import { isPermission } from '@eyelet/contracts/callers/permissions.ts';
import { updateRole } from '@eyelet/contracts/roles/update.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { changeRole, countMembers, findRole, findRoleByName } from '@eyelet/db/staff/role.ts';
import { holdsAll, isBuiltIn } from '@eyelet/domain/staff/roles.ts';
import { recordAudit, sourceOf } from '../audit/record.ts';
import { handle } from '../kernel/handle.ts';
import { refuse, refuseStale } from '../kernel/refusal.ts';
import { lockAsActor } from '../staff/actor.ts';
import { roleView } from './view.ts';

/** Changes a role for all its members. The caller must have all its permissions, the previous and the new ones. */
export const updateRoleHandler = handle(updateRole, async (context, { params: { roleId }, body }) => {
  const { shop, now } = context;
  if (isBuiltIn(roleId)) return refuse('STF446');
  const facts = { name: body.name.trim(), permissions: body.permissions };
  if (facts.name === '') return refuse('STF400', { member: 'name' });
  return transact(shop.database.db, async (tx) => {
    const { held } = await lockAsActor(tx, context);
    const role = await findRole(tx, roleId);
    if (!role) return refuse('STF404');
    const touched = [...facts.permissions, ...role.permissions.filter(isPermission)];
    if (!held.has('roles.manage') || !holdsAll(held, touched)) return refuse('STF442');
    const members = (await countMembers(tx)).get(roleId) ?? 0;
    const before = { name: role.name, permissions: role.permissions };
    const isDone =
      role.name === facts.name && [...role.permissions].sort().join() === [...facts.permissions].sort().join();
    if (isDone) return roleView(role, members);
    if (role.version !== body.version) return refuseStale('STF409', roleView(role, members));
    const namesake = await findRoleByName(tx, facts.name);
    if (namesake && namesake.id !== roleId) return refuse('STF444', { member: 'name' });
    await changeRole(tx, roleId, facts, now);
    await recordAudit(
      tx,
      updateRole,
      { subject: { kind: 'role', id: roleId }, before, after: facts },
      sourceOf(context),
    );
    return roleView({ ...role, ...facts, version: role.version + 1 }, members);
  });
});
