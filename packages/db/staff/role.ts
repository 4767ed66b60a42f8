import { type Selectable, sql } from 'kysely';
import type { Reader, Transaction } from '../database.ts';
import type { StaffTables } from '../tables/staff.ts';
import type { Tables } from '../tables/tables.ts';

export type RoleRow = Selectable<StaffTables['staff_role']>;

export function roleKeyOf(name: string): string {
  return name.trim().normalize('NFC').toLowerCase();
}

/** The shop's own roles, by name. */
export async function listRoleRows(db: Reader): Promise<readonly RoleRow[]> {
  return db.selectFrom('staff_role').selectAll().orderBy('name_key').execute();
}

export async function findRole(db: Reader, id: string): Promise<RoleRow | undefined> {
  return db.selectFrom('staff_role').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function findRoleByName(db: Reader, name: string): Promise<RoleRow | undefined> {
  return db.selectFrom('staff_role').selectAll().where('name_key', '=', roleKeyOf(name)).executeTakeFirst();
}

/** Number of members of each role that has any. */
export async function countMembers(db: Reader): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ role: string; count: number }>`
    select role, count(*) as count from staff, unnest(roles) as role group by role`.execute(db);
  return new Map(rows.map(({ role, count }) => [role, count]));
}

type RoleFacts = Readonly<{ name: string; permissions: readonly string[] }>;

export async function insertRole(
  tx: Transaction<Tables>,
  id: string,
  { name, permissions }: RoleFacts,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('staff_role')
    .values({ id, name, name_key: roleKeyOf(name), permissions: [...permissions], created_at: now, updated_at: now })
    .execute();
}

export async function changeRole(
  tx: Transaction<Tables>,
  id: string,
  { name, permissions }: RoleFacts,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('staff_role')
    .set((eb) => ({
      ...{ name, name_key: roleKeyOf(name), permissions: [...permissions], updated_at: now },
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
}

export async function deleteRole(tx: Transaction<Tables>, id: string): Promise<void> {
  await tx.deleteFrom('staff_role').where('id', '=', id).execute();
}
