import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../database.ts';
import { shownVersion } from './item.ts';

/** An item with what is shown of it, and with its newest version. */
export type BundledItemRow = Readonly<{
  id: string;
  kind: string;
  key: string;
  name: string;
  isArchived: boolean;
  formerKeys: readonly string[];
  /** Null where nothing is published. */
  published: unknown;
  newest: unknown;
}>;

/** Items that are not archived, by id after a given one. */
export function readBundledItems(
  db: Reader,
  { after, limit, now }: Readonly<{ after: string | undefined; limit: number; now: Date }>,
): Promise<readonly BundledItemRow[]> {
  const later = after === undefined ? sql`true` : sql`item.id > ${after}`;
  return select(db, sql`item.archived_at is null and ${later}`, now, limit);
}

/** The items of the given kinds and keys that there are, also archived ones. */
export function findBundledItems(
  db: Reader,
  names: readonly Readonly<{ kind: string; key: string }>[],
  now: Date,
): Promise<readonly BundledItemRow[]> {
  const kinds = names.map(({ kind }) => kind);
  const keys = names.map(({ key }) => key);
  const among = sql`(item.kind, item.key) in (select * from unnest(${kinds}::text[], ${keys}::text[]))`;
  return select(db, among, now, names.length);
}

/** Which of some ids items have. */
export async function takenItemIds(db: Reader, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`select id from content_item where id = any(${ids}::uuid[])`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

async function select(
  db: Reader,
  condition: RawBuilder<unknown>,
  now: Date,
  limit: number,
): Promise<readonly BundledItemRow[]> {
  const { rows } = await sql<BundledItemRow>`
    select item.id, item.kind, item.key, item.name, item.archived_at is not null as "isArchived",
      coalesce((select array_agg(former.key order by former.key) from content_former_key as former
        where former.item_id = item.id and former.kind = item.kind), '{}') as "formerKeys",
      shown.document as published, newest.document as newest
    from content_item as item
    join content_version as newest on newest.item_id = item.id and newest.number = item.latest
    left join content_version as shown
      on shown.item_id = item.id and shown.number = ${shownVersion(sql`item.id`, now)}
    where ${condition} order by item.id limit ${limit}`.execute(db);
  return rows;
}
