import type { Selectable } from 'kysely';
import type { Reader } from '../database.ts';
import type { StaffTables } from '../tables/staff.ts';

export type StaffPasskeyRow = Selectable<StaffTables['staff_passkey']>;

/** The passkeys of a staff member, oldest first. */
export async function staffPasskeysOf(db: Reader, staffId: string): Promise<readonly StaffPasskeyRow[]> {
  return db
    .selectFrom('staff_passkey')
    .selectAll()
    .where('staff_id', '=', staffId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

export async function findStaffPasskey(db: Reader, id: string): Promise<StaffPasskeyRow | undefined> {
  return db.selectFrom('staff_passkey').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Stores a passkey; false when its id exists already. */
export async function insertStaffPasskey(db: Reader, row: StaffPasskeyRow): Promise<boolean> {
  const kept = await db
    .insertInto('staff_passkey')
    .values(row)
    .onConflict((on) => on.doNothing())
    .returning('id')
    .executeTakeFirst();
  return kept !== undefined;
}

/** Records a use; the counter only grows, which reveals a copied key. */
export async function markStaffPasskeyUsed(db: Reader, id: string, counter: number, now: Date): Promise<void> {
  await db.updateTable('staff_passkey').set({ counter, last_used_at: now }).where('id', '=', id).execute();
}

/** Removes one passkey of a staff member, or all; returns how many. */
export async function deleteStaffPasskeys(db: Reader, staffId: string, id?: string): Promise<number> {
  let query = db.deleteFrom('staff_passkey').where('staff_id', '=', staffId);
  if (id !== undefined) query = query.where('id', '=', id);
  return Number((await query.executeTakeFirst()).numDeletedRows);
}
