import type { Selectable } from 'kysely';
import type { Reader, Transaction } from '../database.ts';
import type { StaffTables } from '../tables/staff.ts';
import type { Tables } from '../tables/tables.ts';

export type StaffLink = Selectable<StaffTables['staff_link']>;

/** Stores a link; earlier ones of its kind for the person become invalid. */
export async function replaceStaffLink(tx: Transaction<Tables>, link: StaffLink): Promise<void> {
  await dropStaffLinks(tx, link.staff_id, link.kind);
  await tx.insertInto('staff_link').values(link).execute();
}

/** Stores another link. */
export async function insertStaffLink(db: Reader, link: StaffLink): Promise<void> {
  await db.insertInto('staff_link').values(link).execute();
}

type Presented = Readonly<{ kind: StaffLink['kind']; tokenHash: Buffer; now: Date }>;

export async function findStaffLink(db: Reader, { kind, tokenHash, now }: Presented): Promise<StaffLink | undefined> {
  return db
    .selectFrom('staff_link')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('kind', '=', kind)
    .where('expires_at', '>', now)
    .executeTakeFirst();
}

/** The same, locked until the transaction ends, so that it is used once. */
export async function lockStaffLink(tx: Transaction<Tables>, presented: Presented): Promise<StaffLink | undefined> {
  const { kind, tokenHash, now } = presented;
  return tx
    .selectFrom('staff_link')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .where('kind', '=', kind)
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst();
}

/** Deletes the links of a person, of one kind or of all. */
export async function dropStaffLinks(db: Reader, staffId: string, kind?: StaffLink['kind']): Promise<void> {
  let query = db.deleteFrom('staff_link').where('staff_id', '=', staffId);
  if (kind !== undefined) query = query.where('kind', '=', kind);
  await query.execute();
}

export async function dropOldStaffLinks(db: Reader, now: Date): Promise<void> {
  await db.deleteFrom('staff_link').where('expires_at', '<', now).execute();
}
