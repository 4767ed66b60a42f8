import type { Permission } from '@eyelet/contracts/callers/permissions.ts';
import type { Context } from '../kernel/context.ts';
import { staffOf } from '../kernel/staff-of.ts';

/** Whoever sees the shop as a customer sees the customer: a look takes both permissions, asking, opening and while it lasts. */
export function mayLook(permissions: ReadonlySet<Permission>): boolean {
  return permissions.has('customers.look') && permissions.has('customers.read');
}

/** The same for the staff member who calls. */
export function callerMayLook(context: Context): boolean {
  return mayLook(staffOf(context).permissions);
}
