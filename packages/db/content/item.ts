import { type RawBuilder, sql } from 'kysely';
import type { Reader, Transaction } from '../database.ts';
import type { Tables } from '../tables/tables.ts';

/** An item as people of the shop work with it. */
export type ItemRow = Readonly<{
  id: string;
  kind: string;
  key: string;
  name: string;
  latest: number;
  updated_at: Date;
  archived_at: Date | null;
  /** Number of the version that is shown. */
  published: number | null;
  scheduled: boolean;
  referrers: number;
  author: string;
}>;

/** The version of an item that is shown at a moment. */
export function shownVersion(item: RawBuilder<unknown>, now: Date): RawBuilder<number | null> {
  return sql`(select shown.version from content_publication as shown
    where shown.item_id = ${item} and shown.starts_at <= ${now} and (shown.ends_at is null or shown.ends_at > ${now})
    order by shown.starts_at desc, shown.id desc limit 1)`;
}

/** By what others refer to an item: its id, and the paths at which links open a dialog, now and under former keys. */
export function namesOf(id: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(select 'item' as kind, ${id}::text as target
    union all select 'path', '/dialogs/' || own.key from content_item as own where own.id = ${id} and own.kind = 'dialog'
    union all select 'path', '/dialogs/' || former.key from content_former_key as former
      where former.item_id = ${id} and former.kind = 'dialog')`;
}

/** The columns of an {@link ItemRow}, from `content_item as item`. */
export function itemColumns(now: Date): RawBuilder<unknown> {
  return sql`item.id, item.kind, item.key, item.name, item.latest, item.updated_at, item.archived_at,
    ${shownVersion(sql`item.id`, now)} as published,
    exists (select from content_publication as later where later.item_id = item.id and later.starts_at > ${now}) as scheduled,
    (select count(distinct referrer.id)::integer from ${namesOf(sql`item.id`)} as named
      join content_reference as reference on reference.kind = named.kind and reference.target = named.target
      join content_item as referrer on referrer.id = reference.item_id and referrer.archived_at is null
      where reference.version = referrer.latest or reference.version = ${shownVersion(sql`referrer.id`, now)}) as referrers,
    (select author from content_version where item_id = item.id and number = item.latest) as author`;
}

/** An item by id. */
export async function findItem(db: Reader, id: string, now: Date): Promise<ItemRow | undefined> {
  const { rows } =
    await sql<ItemRow>`select ${itemColumns(now)} from content_item as item where item.id = ${id}`.execute(db);
  return rows[0];
}

/** The id of the item under a key. */
export async function findItemId(db: Reader, kind: string, key: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('content_item')
    .select('id')
    .where('kind', '=', kind)
    .where('key', '=', key)
    .executeTakeFirst();
  return row?.id;
}

/** Keeps others from changing an item until the transaction ends; whether there is one. */
export async function lockItem(tx: Transaction<Tables>, id: string): Promise<boolean> {
  const row = await tx.selectFrom('content_item').select('id').where('id', '=', id).forUpdate().executeTakeFirst();
  return row !== undefined;
}

type NewItem = Readonly<{ id: string; kind: string; key: string; name: string; at: Date }>;

/** Adds an item without versions; whether its key was free. */
export async function insertItem(tx: Transaction<Tables>, { at, ...item }: NewItem): Promise<boolean> {
  const row = await tx
    .insertInto('content_item')
    .values({ ...item, latest: 0, created_at: at, updated_at: at, archived_at: null })
    .onConflict((on) => on.columns(['kind', 'key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  await tx.deleteFrom('content_former_key').where('kind', '=', item.kind).where('key', '=', item.key).execute();
  return row !== undefined;
}

/** Gives an item another name and key; its former key leads to it. */
export async function renameItem(
  tx: Transaction<Tables>,
  { id, kind, key: former }: Pick<ItemRow, 'id' | 'kind' | 'key'>,
  { key, name }: Readonly<{ key: string; name: string }>,
  now: Date,
): Promise<void> {
  await tx.updateTable('content_item').set({ key, name, updated_at: now }).where('id', '=', id).execute();
  if (key === former) return;
  await tx.deleteFrom('content_former_key').where('kind', '=', kind).where('key', '=', key).execute();
  await tx
    .insertInto('content_former_key')
    .values({ kind, key: former, item_id: id })
    .onConflict((on) => on.columns(['kind', 'key']).doUpdateSet({ item_id: id }))
    .execute();
}

/** Archives an item, or brings it back. */
export async function setArchived(tx: Transaction<Tables>, id: string, at: Date | null, now: Date): Promise<void> {
  await tx.updateTable('content_item').set({ archived_at: at, updated_at: now }).where('id', '=', id).execute();
}

/** Which of some items exist and are not archived, with their kinds. */
export async function kindsOfItems(db: Reader, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('content_item')
    .select(['id', 'kind'])
    .where('id', 'in', [...ids])
    .where('archived_at', 'is', null)
    .execute();
  return new Map(rows.map(({ id, kind }) => [id, kind]));
}
