import type { Permission } from '@eyelet/contracts/callers/permissions.ts';

/** Message keys of a permission: its name and what it allows. */
export function permissionMessages(permission: Permission) {
  return {
    name: `staff.permission.${permission}.name`,
    description: `staff.permission.${permission}.description`,
  } as const;
}
