import { changeStaffRoles } from '@eyelet/contracts/staff/change-roles.ts';
import { holdsAll, isBuiltIn, ownerRole, permissionsOf } from '@eyelet/domain/staff/roles.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { areRoles } from './actor.ts';
import { isLastOwner, withTarget, writePerson } from './change-person.ts';

/** Assigns and removes roles. Callers cannot assign permissions that they do not have. */
export const changeStaffRolesHandler = handle(changeStaffRoles, (context, { params, body }) => {
  const roles = [...new Set(body.roles)].sort();
  const asked = { staffId: params.staffId, version: body.version, context };
  return withTarget(
    asked,
    async (target) => {
      const { tx, person, actor } = target;
      if (!areRoles(roles, isBuiltIn, actor.ownRoles)) return refuse('STF400', { member: 'roles' });
      if (!holdsAll(actor.held, permissionsOf(roles, actor.ownRoles))) return refuse('STF442');
      if (!roles.includes(ownerRole) && (await isLastOwner(tx, person))) return refuse('STF441');
      return writePerson(context, target, changeStaffRoles, { roles });
    },
    (person) => person.roles.length === roles.length && person.roles.every((one) => roles.includes(one)),
  );
});
