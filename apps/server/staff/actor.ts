import type { Permission } from '@eyelet/contracts/callers/permissions.ts';
import type { Transaction } from '@eyelet/db/database.ts';
import { findStaff, lockAllStaff } from '@eyelet/db/staff/person.ts';
import { listRoleRows, type RoleRow } from '@eyelet/db/staff/role.ts';
import type { Tables } from '@eyelet/db/tables/tables.ts';
import { permissionsOf } from '@eyelet/domain/staff/roles.ts';
import type { Context } from '../kernel/context.ts';
import { staffOf } from '../kernel/staff-of.ts';

/** The permissions and roles of the caller, read while nobody else can change them. */
export type Actor = Readonly<{ held: ReadonlySet<Permission>; ownRoles: readonly RoleRow[] }>;

/**
 * Locks staff and roles until the transaction ends, and reads again what the caller may do, as it may just have
 * changed.
 */
export async function lockAsActor(tx: Transaction<Tables>, context: Context): Promise<Actor> {
  await lockAllStaff(tx);
  const ownRoles = await listRoleRows(tx);
  const person = await findStaff(tx, staffOf(context).staffId);
  return { held: permissionsOf(person?.state === 'active' ? person.roles : [], ownRoles), ownRoles };
}

/** Whether each of the roles exists. */
export function areRoles(roleIds: readonly string[], isBuiltIn: (id: string) => boolean, ownRoles: readonly RoleRow[]) {
  return roleIds.every((roleId) => isBuiltIn(roleId) || ownRoles.some(({ id }) => id === roleId));
}
