import { type Kysely, type Selectable, sql } from 'kysely';
import type { Reader, Transaction } from '../database.ts';
import { transact } from '../placement/atomic.ts';
import type { SavedItemTables } from '../tables/saved-items.ts';
import type { Tables } from '../tables/tables.ts';

export type SavedItemRow = Selectable<SavedItemTables['saved_item']>;
export type SavedItemValues = Pick<SavedItemRow, 'id' | 'upc' | 'product_id' | 'recipe_id' | 'quantity'>;

/** A list with all of its items, the last saved first. */
export type SavedList = Readonly<{ id: string; items: readonly SavedItemRow[] }>;

/** The list of an owner; lists are small, so they are read whole. */
export async function findSavedList(db: Reader, owner: string): Promise<SavedList | undefined> {
  const list = await db.selectFrom('saved_list').select('id').where('owner', '=', owner).executeTakeFirst();
  return list && { id: list.id, items: await itemsOf(db, list.id) };
}

export async function itemsOf(db: Reader, listId: string): Promise<readonly SavedItemRow[]> {
  return db
    .selectFrom('saved_item')
    .selectAll()
    .where('list_id', '=', listId)
    .orderBy('saved_at', 'desc')
    .orderBy('id')
    .execute();
}

/** The items of a list, each locked until the transaction ends. */
export async function lockItems(tx: Transaction<Tables>, listId: string): Promise<readonly SavedItemRow[]> {
  return tx.selectFrom('saved_item').selectAll().where('list_id', '=', listId).orderBy('id').forUpdate().execute();
}

/** The id of an owner's list, created if missing, and locked until the transaction ends. */
export async function lockSavedList(tx: Transaction<Tables>, owner: string, newId: string, now: Date): Promise<string> {
  const { id } = await tx
    .insertInto('saved_list')
    .values({ id: newId, owner, created_at: now, updated_at: now })
    .onConflict((on) => on.column('owner').doUpdateSet({ updated_at: now }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Writes items into a locked list. An existing size keeps the higher quantity, so a repeated call changes nothing. */
export async function insertSavedItems(
  tx: Transaction<Tables>,
  listId: string,
  items: readonly SavedItemValues[],
  now: Date,
): Promise<void> {
  if (items.length === 0) return;
  await tx
    .insertInto('saved_item')
    .values(items.map((item) => ({ ...item, list_id: listId, saved_at: now, moving_at: null })))
    .onConflict((on) =>
      on.columns(['list_id', 'upc', 'recipe_id']).doUpdateSet({
        quantity: sql<number>`greatest(saved_item.quantity, excluded.quantity)`,
        saved_at: now,
      }),
    )
    .execute();
}

/** Replaces the items of a locked list. */
export async function replaceSavedItems(
  tx: Transaction<Tables>,
  listId: string,
  items: readonly SavedItemRow[],
): Promise<void> {
  await tx.deleteFrom('saved_item').where('list_id', '=', listId).execute();
  if (items.length > 0)
    await tx
      .insertInto('saved_item')
      .values([...items])
      .execute();
}

/**
 * Waits for a transaction that is writing a list; false when there is no list. A change rewrites the rows of a list, so
 * a statement that touches a row without waiting first would miss it.
 */
export async function awaitSavedList(tx: Transaction<Tables>, listId: string): Promise<boolean> {
  const list = await tx.selectFrom('saved_list').select('id').where('id', '=', listId).forUpdate().executeTakeFirst();
  return list !== undefined;
}

/** Removes items of an owner; false when the list is another owner's. */
export async function deleteSavedItems(
  db: Kysely<Tables>,
  list: Readonly<{ id: string; owner: string }>,
  itemIds: readonly string[],
): Promise<boolean> {
  return transact(db, async (tx) => {
    if (!(await awaitSavedList(tx, list.id))) return false;
    const { rows } = await sql<{ owned: boolean }>`
      with own as (select id from saved_list where id = ${list.id} and owner = ${list.owner}),
           gone as (delete from saved_item using own where list_id = own.id and saved_item.id = any(${itemIds as string[]}))
      select exists (select from own) as owned`.execute(tx);
    return rows[0]?.owned === true;
  });
}
