import type { Permission } from '@eyelet/contracts/callers/permissions.ts';

/** Whoever sees the shop as a customer sees the customer: a look takes both permissions, to ask, to open it (`looks.open`) and while it lasts. */
export function mayLook(permissions: ReadonlySet<Permission>): boolean {
  return permissions.has('customers.look') && permissions.has('customers.read');
}
