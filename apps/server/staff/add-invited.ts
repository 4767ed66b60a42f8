import type { Transaction } from '@eyelet/db/database.ts';
import { insertStaff } from '@eyelet/db/staff/person.ts';
import type { Tables } from '@eyelet/db/tables/tables.ts';
import { newStaffLink } from '../staff-access/links.ts';

export type Invited = Readonly<{
  email: string;
  name: string;
  language: 'en' | 'fr' | 'de' | 'it';
  roles: readonly string[];
}>;

/** Adds an invited person; returns the secret of the link by which they accept. */
export async function addInvited(
  tx: Transaction<Tables>,
  { email, name, language, roles }: Invited,
  { newId, now }: Readonly<{ newId: () => string; now: Date }>,
): Promise<Readonly<{ staffId: string; token: string }>> {
  const staffId = newId();
  const times = { created_at: now, updated_at: now, joined_at: null, last_signed_in_at: null };
  await insertStaff(tx, { id: staffId, email, name, language, state: 'invited', roles: [...roles], ...times });
  return { staffId, token: await newStaffLink(tx, 'invitation', staffId, now) };
}
