import type { Permission } from '@eyelet/contracts/callers/permissions.ts';
import type { StaffRole } from '@eyelet/contracts/roles/role.ts';
import { permissionMessages } from '@eyelet/domain/staff/permissions.ts';
import { isBuiltIn, roleMessages } from '@eyelet/domain/staff/roles.ts';
import type { Translate } from '@eyelet/messages/translate.ts';

/** What a role is called: built-in ones in the reader's language, others as the shop has named them. */
export function roleName(t: Translate, { roleId, name }: Pick<StaffRole, 'roleId' | 'name'>): string {
  return isBuiltIn(roleId) ? t(roleMessages(roleId).name) : (name ?? roleId);
}

/** What a built-in role is for; nothing for one of the shop. */
export function roleDescription(t: Translate, roleId: string): string | undefined {
  return isBuiltIn(roleId) ? t(roleMessages(roleId).description) : undefined;
}

/** What a permission is called and what it allows. */
export function permissionWords(t: Translate, permission: Permission) {
  const { name, description } = permissionMessages(permission);
  return { name: t(name), description: t(description) };
}
