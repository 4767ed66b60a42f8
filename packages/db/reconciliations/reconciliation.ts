import { type Insertable, type Selectable, sql, type Transaction } from 'kysely';
import type { Reader } from '../database.ts';
import type { ReconciliationTables } from '../tables/reconciliations.ts';
import type { Tables } from '../tables/tables.ts';

export type ReconciliationRow = Selectable<ReconciliationTables['reconciliation']>;
export type NewReconciliationRow = Insertable<ReconciliationTables['reconciliation']>;

/** Has recounts wait for one another: of several workers one recounts at a time. */
export async function lockReconciliations(tx: Transaction<Tables>): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('reconciliation', 0))`.execute(tx);
}

export async function insertReconciliation(db: Reader, row: NewReconciliationRow): Promise<void> {
  await db.insertInto('reconciliation').values(row).execute();
}

export async function findReconciliation(db: Reader, id: string): Promise<ReconciliationRow | undefined> {
  return db.selectFrom('reconciliation').selectAll().where('id', '=', id).executeTakeFirst();
}

/** When the latest recount began. */
export async function lastReconciled(db: Reader): Promise<Date | undefined> {
  const row = await db.selectFrom('reconciliation').select('began_at').orderBy('began_at', 'desc').executeTakeFirst();
  return row?.began_at;
}

/** Recounts, the latest first, after one of them. */
export async function listReconciliationRows(
  db: Reader,
  { after, limit }: Readonly<{ after: readonly [at: string, id: string] | undefined; limit: number }>,
): Promise<readonly ReconciliationRow[]> {
  let query = db.selectFrom('reconciliation').selectAll();
  if (after) query = query.where(sql<boolean>`(began_at, id) < (${after[0]}::timestamptz, ${after[1]}::uuid)`);
  return query.orderBy('began_at', 'desc').orderBy('id', 'desc').limit(limit).execute();
}

export async function countReconciliations(db: Reader): Promise<number> {
  const { count } = await db
    .selectFrom('reconciliation')
    .select(sql<number>`count(*)::int`.as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Deletes recounts that began before a time. */
export async function dropOldReconciliations(db: Reader, before: Date): Promise<void> {
  await db.deleteFrom('reconciliation').where('began_at', '<', before).execute();
}
