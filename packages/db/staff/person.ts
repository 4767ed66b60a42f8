import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import { emailKeyOf } from '../consumers/consumer.ts';
import type { Reader, Transaction } from '../database.ts';
import type { StaffTables } from '../tables/staff.ts';
import type { Tables } from '../tables/tables.ts';

export type StaffRow = Selectable<StaffTables['staff']>;
export type StaffChange = Omit<Updateable<StaffTables['staff']>, 'version'>;
type Tx = Transaction<Tables>;

/**
 * Serialises changes of staff and roles until the transaction ends. Such changes are rare; one lock for all protects
 * the last owner, and a role that is assigned while it is deleted.
 */
export async function lockAllStaff(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('eyelet staff'))`.execute(tx);
}

export async function findStaff(db: Reader, id: string): Promise<StaffRow | undefined> {
  return db.selectFrom('staff').selectAll().where('id', '=', id).executeTakeFirst();
}

/** The same, locked until the transaction ends. */
export async function lockStaff(tx: Tx, id: string): Promise<StaffRow | undefined> {
  return tx.selectFrom('staff').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst();
}

export async function findStaffByEmail(db: Reader, email: string): Promise<StaffRow | undefined> {
  return db.selectFrom('staff').selectAll().where('email_key', '=', emailKeyOf(email)).executeTakeFirst();
}

export type NewStaff = Omit<Insertable<StaffTables['staff']>, 'email_key' | 'version' | 'preferences'>;

export async function insertStaff(tx: Tx, staff: NewStaff): Promise<void> {
  await tx
    .insertInto('staff')
    .values({ ...staff, email_key: emailKeyOf(staff.email) })
    .execute();
}

/** Changes a staff member and increments the row's version. */
export async function updateStaff(tx: Tx, id: string, change: StaffChange): Promise<void> {
  await tx
    .updateTable('staff')
    .set((eb) => ({ ...change, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

/** Records a sign-in, without a new version, as it conflicts with no change. */
export async function markSignedIn(tx: Tx, id: string, now: Date): Promise<void> {
  await tx.updateTable('staff').set({ last_signed_in_at: now }).where('id', '=', id).execute();
}

/** Deletes a staff member with everything that allows a sign-in. */
export async function deleteStaff(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('staff').where('id', '=', id).execute();
}

/** How many active staff members, besides one, have a role. */
export async function countActiveOthers(tx: Tx, roleId: string, besidesId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('staff')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('state', '=', 'active')
    .where('id', '!=', besidesId)
    .where(sql<boolean>`${roleId} = any(roles)`)
    .executeTakeFirstOrThrow();
  return count;
}

/** Whether any staff member has accepted an invitation yet. */
export async function hasJoinedStaff(db: Reader): Promise<boolean> {
  const row = await db.selectFrom('staff').select('id').where('joined_at', 'is not', null).limit(1).executeTakeFirst();
  return row !== undefined;
}

/** Everybody who may sign in, by name. */
export async function activeStaff(db: Reader): Promise<readonly StaffRow[]> {
  return db.selectFrom('staff').selectAll().where('state', '=', 'active').orderBy('name').orderBy('id').execute();
}
