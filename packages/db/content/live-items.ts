import { sql } from 'kysely';
import type { Database } from '../database.ts';

/** A time for which a version is shown, and where. Times are milliseconds since 1970. */
export type PublicationRow = Readonly<{
  id: number;
  version: number;
  startsAt: number;
  endsAt: number | null;
  /** Null for everywhere. */
  onlyIn: readonly string[] | null;
}>;

export type LiveItemRow = Readonly<{
  id: string;
  kind: string;
  key: string;
  publications: readonly PublicationRow[];
  /** Items that one of these versions shows. */
  shows: readonly string[];
  /** Whether one of these versions is placed at routes. */
  isPlaced: boolean;
}>;

/**
 * Items that are published now or later, of the given ids or all, without what has ended and what a later publication without an
 * end has replaced.
 */
export async function readLiveItems(
  { db }: Pick<Database, 'db'>,
  now: Date,
  ids?: readonly string[],
): Promise<readonly LiveItemRow[]> {
  const { rows } = await sql<LiveItemRow>`
    select item.id, item.kind, item.key, shown.publications, coalesce(parts.shows, '{}') as shows,
      item.kind = 'section' and exists (select from content_version as placed
        where placed.item_id = item.id and placed.number = any(shown.versions)
          and placed.document -> 'props' ? 'routes') as "isPlaced"
    from content_item as item
    join (
      select one.item_id,
        json_agg(json_build_object('id', one.id, 'version', one.version, 'onlyIn', version.only_in,
          'startsAt', round(extract(epoch from one.starts_at) * 1000),
          'endsAt', round(extract(epoch from one.ends_at) * 1000)) order by one.starts_at, one.id) as publications,
        array_agg(one.version) as versions
      from content_publication as one
      join content_version as version on version.item_id = one.item_id and version.number = one.version
      where (one.ends_at is null or one.ends_at > ${now})
        and not exists (select from content_publication as later
          where later.item_id = one.item_id and later.ends_at is null and later.starts_at <= ${now}
            and (later.starts_at, later.id) > (one.starts_at, one.id))
      group by one.item_id
    ) as shown on shown.item_id = item.id
    left join lateral (
      select array_agg(distinct target) as shows from content_reference
      where item_id = item.id and kind = 'item' and version = any(shown.versions)
    ) as parts on true
    where item.archived_at is null and (${ids === undefined} or item.id = any(${ids ?? []}::uuid[]))`.execute(db);
  return rows;
}

export type FormerKeyRow = Readonly<{ kind: string; key: string; itemId: string }>;

/** Keys that items had before, each with the item. */
export async function readFormerKeys({ db }: Pick<Database, 'db'>): Promise<readonly FormerKeyRow[]> {
  const rows = await db.selectFrom('content_former_key').select(['kind', 'key', 'item_id']).execute();
  return rows.map(({ kind, key, item_id }) => ({ kind, key, itemId: item_id }));
}
