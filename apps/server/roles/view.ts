import { isPermission } from '@eyelet/contracts/callers/permissions.ts';
import type { StaffRole } from '@eyelet/contracts/roles/role.ts';
import type { RoleRow } from '@eyelet/db/staff/role.ts';
import { type BuiltInRole, builtInRoles } from '@eyelet/domain/staff/roles.ts';

export function builtInView(roleId: BuiltInRole, members: number): StaffRole {
  return { roleId, builtIn: true, name: null, permissions: [...builtInRoles[roleId]], members, version: 1 };
}

/** A role of the shop; permissions that no longer exist are left out. */
export function roleView({ id, name, permissions, version }: RoleRow, members: number): StaffRole {
  return { roleId: id, builtIn: false, name, permissions: permissions.filter(isPermission), members, version };
}
