import type { Permission } from '@eyelet/contracts/callers/permissions.ts';

/** Where people read of a permission: its name and what it allows. */
export function permissionMessages(permission: Permission) {
  return {
    name: `staff.permission.${permission}.name`,
    description: `staff.permission.${permission}.description`,
  } as const;
}
