/**
 * The permissions of staff. Roles are sets of these; an operation of the studio names one. A test holds that each is
 * named, but for `owners.manage`: only owners have it, so that only they may give a role which has it.
 */
export const permissions = [
  'orders.read',
  'orders.write',
  'orders.refund',
  'refunds.approve',
  'payments.read',
  'payments.reconcile',
  'disputes.read',
  'disputes.write',
  'fulfilment.write',
  'stock.read',
  'stock.write',
  'customers.read',
  'customers.write',
  'customers.approve',
  'customers.look',
  'store-staff.read',
  'store-staff.write',
  'promotions.read',
  'promotions.write',
  'gift-cards.read',
  'gift-cards.write',
  'gift-cards.issue',
  'loyalty.read',
  'loyalty.write',
  'loyalty.approve',
  'allowances.read',
  'allowances.write',
  'ledger.read',
  'ledger.reconcile',
  'content.read',
  'content.write',
  'content.publish',
  'media.read',
  'media.write',
  'cases.read',
  'cases.write',
  'events.read',
  'events.write',
  'reports.read',
  'settings.read',
  'settings.write',
  'follow-ups.read',
  'follow-ups.resend',
  'webhooks.read',
  'webhooks.write',
  'api-keys.read',
  'api-keys.manage',
  'staff.read',
  'staff.manage',
  'roles.manage',
  'audit.read',
  'owners.manage',
] as const;

export type Permission = (typeof permissions)[number];

const known: ReadonlySet<string> = new Set(permissions);

/** Whether a text names a permission. */
export function isPermission(text: string): text is Permission {
  return known.has(text);
}
