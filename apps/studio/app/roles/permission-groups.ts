import { type Permission, permissions } from '@eyelet/contracts/callers/permissions.ts';
import type { MessageKey } from '@eyelet/messages/keys.ts';

/** Permissions by what they are about, as a role shows them; a test holds every permission to one group. */
export const permissionGroups = [
  { id: 'orders', title: 'studio.group.orders', about: ['orders', 'payments', 'refunds', 'disputes', 'fulfilment'] },
  {
    id: 'customers',
    title: 'studio.group.customers',
    about: ['customers', 'cases', 'gift-cards', 'loyalty', 'allowances'],
  },
  { id: 'catalogue', title: 'studio.group.catalogue', about: ['catalogue', 'prices', 'promotions'] },
  { id: 'stock', title: 'studio.group.stock', about: ['stock', 'stores', 'store-staff'] },
  { id: 'content', title: 'studio.group.content', about: ['content', 'media'] },
  {
    id: 'shop',
    title: 'studio.group.shop',
    about: ['reports', 'ledger', 'settings', 'events', 'follow-ups', 'webhooks', 'api-keys'],
  },
  { id: 'staff', title: 'studio.group.staff', about: ['staff', 'roles', 'audit', 'owners'] },
] as const satisfies readonly Readonly<{ id: string; title: MessageKey; about: readonly string[] }>[];

/** The permissions of a group, in the order of the contract. */
export function permissionsIn({ about }: Readonly<{ about: readonly string[] }>): readonly Permission[] {
  return permissions.filter((one) => about.includes(one.split('.')[0] ?? ''));
}
