import { type Selectable, sql } from 'kysely';
import type { Reader, Transaction } from '../database.ts';
import type { SavedFilterTables } from '../tables/saved-filters.ts';
import type { Tables } from '../tables/tables.ts';

export type SavedFilterRow = Selectable<SavedFilterTables['saved_filter']>;
type Facts = Pick<SavedFilterRow, 'owner' | 'name' | 'query'>;

/** Filters of a list that a person has saved, and those that are shared, by name. */
export async function savedFilters(db: Reader, list: string, staffId: string): Promise<readonly SavedFilterRow[]> {
  return db
    .selectFrom('saved_filter')
    .selectAll()
    .where('list', '=', list)
    .where((eb) => eb.or([eb('owner', 'is', null), eb('owner', '=', staffId)]))
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute();
}

/** Keeps others from saving filters of a list until the transaction ends, so that each name and the number of them hold. */
export async function lockSaving(tx: Transaction<Tables>, list: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`saved filters ${list}`}, 0))`.execute(tx);
}

/** Saved filters, locked until the transaction ends. */
export async function lockSavedFilter(tx: Transaction<Tables>, id: string): Promise<SavedFilterRow | undefined> {
  return tx.selectFrom('saved_filter').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Adds saved filters; false when another list has the id. */
export async function insertSavedFilter(
  tx: Transaction<Tables>,
  id: string,
  facts: Facts & Readonly<{ list: string }>,
  now: Date,
): Promise<boolean> {
  const added = await tx
    .insertInto('saved_filter')
    .values({ id, ...facts, changed_at: now })
    .onConflict((on) => on.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

/** Changes saved filters and increments their version. */
export async function updateSavedFilter(tx: Transaction<Tables>, id: string, facts: Facts, now: Date): Promise<void> {
  await tx
    .updateTable('saved_filter')
    .set((eb) => ({ ...facts, changed_at: now, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

export async function deleteSavedFilter(tx: Transaction<Tables>, id: string): Promise<void> {
  await tx.deleteFrom('saved_filter').where('id', '=', id).execute();
}

/** What everybody has saved of all lists: a person has few. */
export async function allSavedFilters(db: Reader): Promise<readonly Pick<SavedFilterRow, 'id' | 'name' | 'query'>[]> {
  return db.selectFrom('saved_filter').select(['id', 'name', 'query']).orderBy('id').execute();
}

export async function deleteSavedFilters(tx: Transaction<Tables>, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.deleteFrom('saved_filter').where('id', 'in', ids).execute();
}
