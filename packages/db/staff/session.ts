import { type Insertable, type Selectable, sql } from 'kysely';
import type { Reader } from '../database.ts';
import type { StaffTables } from '../tables/staff.ts';
import type { StaffRow } from './person.ts';

export type StaffSessionRow = Selectable<StaffTables['staff_session']>;

type OwnRole = Readonly<{ id: string; name: string; permissions: readonly string[] }>;

/** A session with its staff member and the current data of the shop's own roles of that person. */
export type PresentedSession = StaffRow &
  Readonly<{
    session_id: string;
    session_last_used_at: Date;
    session_proven_at: Date;
    session_expires_at: Date;
    own_roles: readonly OwnRole[];
  }>;

export async function findStaffSession(db: Reader, tokenHash: Buffer): Promise<PresentedSession | undefined> {
  return db
    .selectFrom('staff_session')
    .innerJoin('staff', 'staff.id', 'staff_session.staff_id')
    .selectAll('staff')
    .select([
      'staff_session.id as session_id',
      'staff_session.last_used_at as session_last_used_at',
      'staff_session.proven_at as session_proven_at',
      'staff_session.expires_at as session_expires_at',
      sql<readonly OwnRole[]>`coalesce((
        select json_agg(json_build_object('id', staff_role.id, 'name', staff_role.name, 'permissions', staff_role.permissions))
        from staff_role where staff_role.id = any(staff.roles)), '[]')`.as('own_roles'),
    ])
    .where('staff_session.token_hash', '=', tokenHash)
    .executeTakeFirst();
}

export async function insertStaffSession(db: Reader, session: Insertable<StaffTables['staff_session']>): Promise<void> {
  await db.insertInto('staff_session').values(session).execute();
}

/** Records a use of a session. */
export async function touchStaffSession(db: Reader, id: string, now: Date): Promise<void> {
  await db.updateTable('staff_session').set({ last_used_at: now }).where('id', '=', id).execute();
}

/** Records that the bearer of a session has proven their identity. */
export async function markProven(db: Reader, id: string, now: Date): Promise<void> {
  await db.updateTable('staff_session').set({ proven_at: now }).where('id', '=', id).execute();
}

/** Sessions of a staff member, the last used first. */
export async function staffSessionsOf(db: Reader, staffId: string): Promise<readonly StaffSessionRow[]> {
  return db
    .selectFrom('staff_session')
    .selectAll()
    .where('staff_id', '=', staffId)
    .orderBy('last_used_at', 'desc')
    .orderBy('id')
    .execute();
}

/** Ends sessions of a staff member: one, all but one, or all; returns how many. */
export async function endStaffSessions(
  db: Reader,
  choice: Readonly<{ staffId: string; id?: string; except?: string }>,
): Promise<number> {
  let query = db.deleteFrom('staff_session').where('staff_id', '=', choice.staffId);
  if (choice.id !== undefined) query = query.where('id', '=', choice.id);
  if (choice.except !== undefined) query = query.where('id', '!=', choice.except);
  return Number((await query.executeTakeFirst()).numDeletedRows);
}

/** Deletes sessions that have expired. */
export async function dropEndedStaffSessions(db: Reader, now: Date): Promise<void> {
  await db.deleteFrom('staff_session').where('expires_at', '<', now).execute();
}
