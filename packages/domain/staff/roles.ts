import { isPermission, type Permission, permissions } from '@eyelet/contracts/callers/permissions.ts';

/**
 * Roles that every shop has and nobody changes, each a set of permissions. An owner may do everything; only an owner makes
 * or manages owners.
 */
export const builtInRoles = {
  owner: permissions,
  administrator: permissions.filter((one) => one !== 'owners.manage'),
  author: ['content.read', 'content.write', 'media.read', 'media.write'],
  publisher: [
    ...['content.read', 'content.write', 'content.publish', 'media.read', 'media.write'],
    ...['events.read', 'events.write'],
    'promotions.read',
  ] as readonly Permission[],
  merchandiser: [
    ...['promotions.read', 'promotions.write', 'content.read', 'media.read', 'reports.read'],
    ...['stock.read', 'stock.write'],
  ] as readonly Permission[],
  care: [
    'orders.read',
    'orders.write',
    'orders.refund',
    'payments.read',
    'disputes.read',
    'cases.read',
    'cases.write',
    'customers.read',
    'customers.write',
    'events.read',
    'events.write',
    'gift-cards.read',
    'gift-cards.write',
    'loyalty.read',
    'loyalty.write',
  ],
  warehouse: ['orders.read', 'fulfilment.write', 'stock.read', 'stock.write'],
  finance: [
    ...['orders.read', 'orders.refund', 'refunds.approve', 'customers.read'],
    ...['reports.read', 'promotions.read', 'audit.read'],
    ...['gift-cards.read', 'gift-cards.write', 'gift-cards.issue'],
    ...['loyalty.read', 'loyalty.write', 'loyalty.approve'],
    ...['allowances.read', 'allowances.write', 'ledger.read', 'ledger.reconcile'],
    ...['payments.read', 'payments.reconcile', 'disputes.read', 'disputes.write'],
  ] as readonly Permission[],
  analyst: ['orders.read', 'promotions.read', 'content.read', 'reports.read', 'stock.read'],
} as const satisfies Readonly<Record<string, readonly Permission[]>>;

export type BuiltInRole = keyof typeof builtInRoles;

export const builtInRoleIds = Object.keys(builtInRoles) as readonly BuiltInRole[];

export const ownerRole: BuiltInRole = 'owner';

/** Whether a role is built-in. */
export function isBuiltIn(roleId: string): roleId is BuiltInRole {
  return Object.hasOwn(builtInRoles, roleId);
}

/** Message keys of a built-in role. */
export function roleMessages(roleId: BuiltInRole) {
  return { name: `staff.role.${roleId}.name`, description: `staff.role.${roleId}.description` } as const;
}

/** A role that a shop has made for itself. */
export type OwnRole = Readonly<{ id: string; permissions: readonly string[] }>;

/** Everything that roles allow together. A deleted role, and a permission that no longer exists, allow nothing. */
export function permissionsOf(roleIds: readonly string[], ownRoles: readonly OwnRole[]): ReadonlySet<Permission> {
  return new Set(
    roleIds.flatMap((roleId): readonly Permission[] => {
      if (isBuiltIn(roleId)) return builtInRoles[roleId];
      return ownRoles.find(({ id }) => id === roleId)?.permissions.filter(isPermission) ?? [];
    }),
  );
}

/**
 * Whether somebody has every permission of a set; otherwise they can neither assign or remove it nor manage a person
 * who has it.
 */
export function holdsAll(held: ReadonlySet<Permission>, wanted: Iterable<Permission>): boolean {
  return [...wanted].every((one) => held.has(one));
}
