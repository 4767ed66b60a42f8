import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../database.ts';
import { containing } from '../like.ts';
import { type ItemRow, itemColumns, namesOf, shownVersion } from './item.ts';

export type ItemFilter = Readonly<{
  kind?: string | undefined;
  state?: 'draft' | 'scheduled' | 'published' | 'archived' | undefined;
  /** Part of a name, a key, or a text of the newest version. */
  search?: string | undefined;
  layout?: string | undefined;
  /** Something that the newest version shows or leads to. */
  uses?: string | undefined;
}>;

/** The end of a page: the last change, and the id. */
export type ItemCursor = readonly [value: string, id: string];

type ListedItem = ItemRow & Readonly<{ sorted_by: string }>;

/** Items, the last changed first, after a cursor if one is given. */
export async function listItems(
  db: Reader,
  filter: ItemFilter,
  page: Readonly<{ after?: ItemCursor | undefined; limit: number }>,
  now: Date,
): Promise<readonly ListedItem[]> {
  const { after, limit } = page;
  const later = after ? sql`and (item.updated_at, item.id) < (${after[0]}::timestamptz, ${after[1]}::uuid)` : sql``;
  const { rows } = await sql<ListedItem>`
    select ${itemColumns(now)}, item.updated_at::text as sorted_by from content_item as item
    where ${conditionOf(filter, now)} ${later}
    order by item.updated_at desc, item.id desc limit ${limit}`.execute(db);
  return rows;
}

export async function countItems(db: Reader, filter: ItemFilter, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from content_item as item where ${conditionOf(filter, now)}`.execute(db);
  return rows[0]?.count ?? 0;
}

function conditionOf({ kind, state, search, layout, uses }: ItemFilter, now: Date): RawBuilder<unknown> {
  const pattern = containing((search ?? '').toLowerCase());
  const newest = sql`from content_version where item_id = item.id and number = item.latest`;
  return sql.join(
    [
      state === 'archived' ? sql`item.archived_at is not null` : sql`item.archived_at is null`,
      ...(kind === undefined ? [] : [sql`item.kind = ${kind}`]),
      ...(state === undefined || state === 'archived' ? [] : [stateIs(state, now)]),
      ...(layout === undefined ? [] : [sql`exists (select ${newest} and document ->> 'layout' = ${layout})`]),
      ...(search === undefined
        ? []
        : [
            sql`(lower(item.name) like ${pattern} or item.key like ${pattern}
              or exists (select ${newest} and lower(document::text) like ${pattern}))`,
          ]),
      ...(uses === undefined
        ? []
        : [
            sql`exists (select from content_reference
              where item_id = item.id and version = item.latest and ${refersTo(uses)})`,
          ]),
    ],
    sql` and `,
  );
}

/** Whether a reference is to something by its name, or to an item by its id. */
function refersTo(uses: string): RawBuilder<unknown> {
  if (!uuid.test(uses)) return sql`target = ${uses}`;
  return sql`(content_reference.kind, target) in (select kind, target from ${namesOf(sql`${uses}::uuid`)} as named)`;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

function stateIs(state: 'draft' | 'scheduled' | 'published', now: Date): RawBuilder<unknown> {
  const isShown = sql`(${shownVersion(sql`item.id`, now)} is not null)`;
  const isComing = sql`exists (select from content_publication where item_id = item.id and starts_at > ${now})`;
  if (state === 'published') return isShown;
  return state === 'scheduled' ? sql`not ${isShown} and ${isComing}` : sql`not ${isShown} and not ${isComing}`;
}
