import { sql } from 'kysely';
import type { Reader, Transaction } from '../database.ts';
import type { Tables } from '../tables/tables.ts';

/** A list with all of its favorites, the last added first. */
export type FavoriteList = Readonly<{
  id: string;
  owner: string;
  sharedAt: Date | null;
  favorites: readonly Readonly<{ productId: string; addedAt: Date }>[];
}>;

/** The list of an owner, or the one with an id; lists are small, so they are read whole, in one query. */
export async function findFavorites(
  db: Reader,
  which: Readonly<{ owner: string } | { id: string }>,
): Promise<FavoriteList | undefined> {
  const rows = await db
    .selectFrom('favorite_list as list')
    .leftJoin('favorite', 'favorite.list_id', 'list.id')
    .select(['list.id', 'list.owner', 'list.shared_at', 'favorite.product_id', 'favorite.added_at'])
    .where('owner' in which ? 'list.owner' : 'list.id', '=', 'owner' in which ? which.owner : which.id)
    .orderBy('favorite.added_at', 'desc')
    .orderBy('favorite.product_id')
    .execute();
  const [first] = rows;
  return (
    first && {
      id: first.id,
      owner: first.owner,
      sharedAt: first.shared_at,
      favorites: rows.flatMap(({ product_id, added_at }) =>
        product_id !== null && added_at !== null ? [{ productId: product_id, addedAt: added_at }] : [],
      ),
    }
  );
}

/** The id of an owner's list, created if missing, and locked until the transaction ends. */
export async function lockFavoriteList(
  tx: Transaction<Tables>,
  owner: string,
  newId: string,
  now: Date,
): Promise<string> {
  const { id } = await tx
    .insertInto('favorite_list')
    .values({ id: newId, owner, shared_at: null, letters_on: null, created_at: now, updated_at: now })
    .onConflict((on) => on.column('owner').doUpdateSet({ updated_at: now }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Adds a product to a locked list; an existing one is unchanged. False when the list is full. */
export async function insertFavorite(
  tx: Transaction<Tables>,
  listId: string,
  productId: string,
  limit: number,
  now: Date,
): Promise<boolean> {
  const { rows } = await sql<{ fits: boolean }>`
    with present as (
      select count(*) as favorites, coalesce(bool_or(product_id = ${productId}), false) as has
      from favorite where list_id = ${listId}
    ), added as (
      insert into favorite (list_id, product_id, added_at)
      select ${listId}, ${productId}, ${now}::timestamptz from present where not has and favorites < ${limit}
    )
    select has or favorites < ${limit} as fits from present`.execute(tx);
  return rows[0]?.fits === true;
}

/** Removes a product from a list of an owner. */
export async function deleteFavorite(db: Reader, listId: string, owner: string, productId: string): Promise<void> {
  await db
    .deleteFrom('favorite')
    .using('favorite_list')
    .whereRef('favorite.list_id', '=', 'favorite_list.id')
    .where('favorite_list.id', '=', listId)
    .where('favorite_list.owner', '=', owner)
    .where('favorite.product_id', '=', productId)
    .execute();
}

/**
 * Moves the favorites of one owner into the list of another, each once, the newest first until the list is full, and
 * deletes the source list. Repeated, it does nothing.
 */
export async function mergeFavorites(
  tx: Transaction<Tables>,
  from: string,
  to: Readonly<{ owner: string; newId: string; limit: number }>,
  now: Date,
): Promise<void> {
  const source = await tx
    .selectFrom('favorite_list')
    .select('id')
    .where('owner', '=', from)
    .forUpdate()
    .executeTakeFirst();
  if (!source) return;
  const target = await lockFavoriteList(tx, to.owner, to.newId, now);
  await sql`
    insert into favorite (list_id, product_id, added_at)
    select ${target}, mine.product_id, mine.added_at from favorite mine
    where mine.list_id = ${source.id}
      and not exists (select from favorite held where held.list_id = ${target} and held.product_id = mine.product_id)
    order by mine.added_at desc
    limit greatest(0, ${to.limit} - (select count(*) from favorite where list_id = ${target}))`.execute(tx);
  await tx.deleteFrom('favorite_list').where('id', '=', source.id).execute();
}
