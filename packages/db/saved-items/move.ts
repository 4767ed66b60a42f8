import { type Kysely, sql } from 'kysely';
import type { Reader, Transaction } from '../database.ts';
import { transact } from '../placement/atomic.ts';
import type { Tables } from '../tables/tables.ts';
import { awaitSavedList, lockSavedList, type SavedItemRow } from './saved-item.ts';

/** Milliseconds after which an unfinished move may be started again. */
const movingMs = 60_000;

const isSame = sql`held.upc = mine.upc and held.recipe_id is not distinct from mine.recipe_id`;

/** Claims items of a list that are to be moved to the cart, so that of two concurrent calls one moves them. */
export async function claimForMove(
  db: Kysely<Tables>,
  listId: string,
  itemIds: readonly string[],
  now: Date,
): Promise<readonly SavedItemRow[]> {
  return transact(db, async (tx) => {
    await awaitSavedList(tx, listId);
    return tx
      .updateTable('saved_item')
      .set({ moving_at: now })
      .where('list_id', '=', listId)
      .where('id', 'in', [...itemIds])
      .where((eb) => eb.or([eb('moving_at', 'is', null), eb('moving_at', '<', new Date(now.getTime() - movingMs))]))
      .returningAll()
      .execute();
  });
}

/** Releases items of a list that were not moved to the cart. */
export async function releaseFromMove(
  db: Kysely<Tables>,
  listId: string,
  items: readonly SavedItemRow[],
): Promise<void> {
  const ids = items.map(({ id }) => id);
  if (ids.length === 0) return;
  await transact(db, async (tx) => {
    await awaitSavedList(tx, listId);
    await tx.updateTable('saved_item').set({ moving_at: null }).where('id', 'in', ids).execute();
  });
}

/**
 * Moves the saved items of one owner into the list of another, each size once with the higher quantity, the newest
 * first until the list is full, and deletes the source list. Repeated, it does nothing.
 */
export async function mergeSavedItems(
  tx: Transaction<Tables>,
  from: string,
  to: Readonly<{ owner: string; newId: string; limit: number }>,
  now: Date,
): Promise<void> {
  const source = await tx
    .selectFrom('saved_list')
    .select('id')
    .where('owner', '=', from)
    .forUpdate()
    .executeTakeFirst();
  if (!source) return;
  const target = await lockSavedList(tx, to.owner, to.newId, now);
  await sql`
    update saved_item held set quantity = greatest(held.quantity, mine.quantity)
    from saved_item mine
    where mine.list_id = ${source.id} and held.list_id = ${target} and ${isSame}`.execute(tx);
  await sql`
    update saved_item set list_id = ${target} where id in (
      select mine.id from saved_item mine
      where mine.list_id = ${source.id}
        and not exists (select from saved_item held where held.list_id = ${target} and ${isSame})
      order by mine.saved_at desc
      limit greatest(0, ${to.limit} - (select count(*) from saved_item where list_id = ${target}))
    )`.execute(tx);
  await tx.deleteFrom('saved_list').where('id', '=', source.id).execute();
}

/** Deletes lists of guests that are unchanged since a time. */
export async function dropStaleSavedLists(db: Reader, before: Date): Promise<void> {
  await db
    .deleteFrom('saved_list')
    .where('updated_at', '<', before)
    .where('owner', 'not in', (eb) => eb.selectFrom('consumer').select('id'))
    .execute();
}
