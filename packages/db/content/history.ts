import { sql } from 'kysely';
import type { Reader } from '../database.ts';

/** A time for which a version was, is or will be shown, and where. Times are milliseconds since 1970. */
export type PastPublication = Readonly<{
  id: number;
  version: number;
  startsAt: number;
  endsAt: number | null;
  /** Null for everywhere. */
  onlyIn: readonly string[] | null;
  /** Items whose blocks the version shows. */
  shows: readonly string[];
}>;

export type ItemHistory = Readonly<{
  id: string;
  kind: string;
  key: string;
  publications: readonly PastPublication[];
}>;

/** All publications of an item ever, and of the items that it shows, directly or through others; in one statement. */
export async function readHistory(db: Reader, itemId: string): Promise<readonly ItemHistory[]> {
  const { rows } = await sql<ItemHistory>`
    with recursive part (id) as (
      select ${itemId}::uuid
      union
      select item.id from part
      join content_publication as shown on shown.item_id = part.id
      join content_reference as reference on reference.item_id = part.id and reference.version = shown.version
        and reference.kind = 'item'
      join content_item as item on item.kind in ('section', 'block')
        and item.id = case when reference.kind = 'item' then reference.target::uuid end
    )
    select item.id, item.kind, item.key,
      json_agg(json_build_object('id', one.id, 'version', one.version, 'onlyIn', version.only_in,
        'startsAt', round(extract(epoch from one.starts_at) * 1000),
        'endsAt', round(extract(epoch from one.ends_at) * 1000),
        'shows', array(select target from content_reference
          where item_id = one.item_id and version = one.version and kind = 'item')) order by one.id) as publications
    from part
    join content_item as item on item.id = part.id
    join content_publication as one on one.item_id = item.id
    join content_version as version on version.item_id = one.item_id and version.number = one.version
    group by item.id`.execute(db);
  return rows;
}
