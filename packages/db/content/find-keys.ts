import { sql } from 'kysely';
import type { Reader } from '../database.ts';

export type KeyedItem = Readonly<{ id: string; kind: string; key: string; name: string; isArchived: boolean }>;

/** The items under some keys of any kind, also under those that they had before, or of some ids. */
export async function findKeyedItems(
  db: Reader,
  keys: readonly string[],
  ids: readonly string[],
): Promise<readonly KeyedItem[]> {
  const { rows } = await sql<KeyedItem>`
    select id, kind, key, name, archived_at is not null as "isArchived" from content_item
      where key = any(${keys}) or id::text = any(${ids})
    union all
    select item.id, former.kind, former.key, item.name, item.archived_at is not null
      from content_former_key as former join content_item as item on item.id = former.item_id
      where former.key = any(${keys})`.execute(db);
  return rows;
}
