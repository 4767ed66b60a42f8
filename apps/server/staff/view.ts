import type { StaffPerson } from '@eyelet/contracts/staff/staff.ts';
import type { Reader } from '@eyelet/db/database.ts';
import { findListedStaff, type ListedStaff } from '@eyelet/db/staff/list.ts';
import type { Facts } from '@eyelet/domain/audit/diff.ts';

/** A person as the studio shows it. */
export function personView(row: ListedStaff): StaffPerson {
  const { id: staffId, email, name, language, state, roles, version } = row;
  return {
    ...{ staffId, email, name, language, state, roles, version },
    hasPassword: row.has_password,
    passkeys: row.passkeys,
    createdAt: row.created_at.toISOString(),
    lastSignedInAt: row.last_signed_in_at?.toISOString() ?? null,
    invitedUntil: row.invited_until?.toISOString() ?? null,
  };
}

/** The same, read from the database. */
export async function personNow(db: Reader, staffId: string): Promise<StaffPerson> {
  const row = await findListedStaff(db, staffId);
  if (!row) throw new Error('somebody who was just there is gone');
  return personView(row);
}

type Person = Readonly<{ email: string; name: string; language: string; state: string; roles: readonly string[] }>;

/** The members of a person that the audit keeps. */
export function personFacts({ email, name, language, state, roles }: Person): Facts {
  return { email, name, language, state, roles: [...roles] };
}
