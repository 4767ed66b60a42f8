import { sql } from 'kysely';
import type { Reader } from '../database.ts';

type ItemsQuery = Readonly<{ kind: string; layout?: string | undefined; limit: number; offset: number }>;

type Row = Readonly<{
  id: string;
  kind: string;
  key: string;
  name: string;
  layout: string;
  referrers: number;
  updated_at: Date;
}>;

/** Items of a kind, those changed last first, how many there are, and the layouts of all of them. */
export async function pageOfItems(
  db: Reader,
  { kind, layout, limit, offset }: ItemsQuery,
): Promise<Readonly<{ rows: readonly Row[]; total: number; layouts: readonly string[] }>> {
  const { rows } = await sql<Row>`
    select item.id, item.kind, item.key, item.name, coalesce(version.document ->> 'layout', '') as layout, item.updated_at,
      (select count(distinct referrer.id)::int from content_reference as reference
        join content_item as referrer on referrer.id = reference.item_id and referrer.latest = reference.version
        where reference.kind = 'item' and reference.target = item.id::text and referrer.archived_at is null) as referrers
    from content_item as item
    join content_version as version on version.item_id = item.id and version.number = item.latest
    where item.kind = ${kind} and item.archived_at is null
      and (${layout ?? null}::text is null or version.document ->> 'layout' = ${layout ?? null})
    order by item.updated_at desc, item.id limit ${limit} offset ${offset}`.execute(db);
  const { rows: counts } = await sql<{ layout: string; items: number }>`
    select coalesce(version.document ->> 'layout', '') as layout, count(*)::int as items
    from content_item as item
    join content_version as version on version.item_id = item.id and version.number = item.latest
    where item.kind = ${kind} and item.archived_at is null group by 1 order by 1`.execute(db);
  const counted = counts.filter((one) => layout === undefined || one.layout === layout);
  return {
    rows,
    total: counted.reduce((sum, { items }) => sum + items, 0),
    layouts: counts.map((one) => one.layout).filter((one) => one !== ''),
  };
}
