import { type RawBuilder, sql } from 'kysely';
import type { Reader } from '../database.ts';
import { containing } from '../like.ts';
import { countsAsUse, type MediumRow, mediumColumns, targetsOf } from './medium.ts';

export type MediaFilter = Readonly<{
  kinds?: readonly string[] | undefined;
  /** Part of a name, a title or a description. */
  search?: string | undefined;
  lacks?: 'use' | 'alt' | undefined;
}>;

/** The end of a page: the last change, and the id. */
export type MediaCursor = readonly [value: string, id: string];

type ListedMedium = MediumRow & Readonly<{ sorted_by: string }>;

/** Media, the last changed first, after a cursor if one is given. */
export async function listMediaRows(
  db: Reader,
  filter: MediaFilter,
  page: Readonly<{ after?: MediaCursor | undefined; limit: number }>,
  now: Date,
): Promise<readonly ListedMedium[]> {
  const { after, limit } = page;
  const later = after ? sql`and (medium.updated_at, medium.id) < (${after[0]}::timestamptz, ${after[1]}::uuid)` : sql``;
  const { rows } = await sql<ListedMedium>`
    select ${mediumColumns(now)}, medium.updated_at::text as sorted_by from medium
    where ${conditionOf(filter, now)} ${later}
    order by medium.updated_at desc, medium.id desc limit ${limit}`.execute(db);
  return rows;
}

export async function countMedia(db: Reader, filter: MediaFilter, now: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from medium where ${conditionOf(filter, now)}`.execute(db);
  return rows[0]?.count ?? 0;
}

function conditionOf({ kinds, search, lacks }: MediaFilter, now: Date): RawBuilder<unknown> {
  const pattern = containing((search ?? '').toLowerCase());
  return sql.join(
    [
      sql`true`,
      ...(kinds === undefined || kinds.length === 0 ? [] : [sql`medium.kind = any(${[...kinds]}::text[])`]),
      ...(search === undefined
        ? []
        : [
            sql`(lower(medium.name) like ${pattern} or lower(medium.title) like ${pattern}
              or exists (select from jsonb_each_text(medium.alt) as said where lower(said.value) like ${pattern}))`,
          ]),
      ...(lacks === 'alt'
        ? [sql`medium.alt = '{}' and not medium.decorative and medium.kind in ('picture', 'drawing')`]
        : []),
      ...(lacks === 'use'
        ? [
            sql`not exists (select from content_reference as reference
              join content_item as item on item.id = reference.item_id and item.archived_at is null
              where reference.kind in ('picture', 'path') and reference.target in ${targetsOf(sql`medium.name`)}
                and ${countsAsUse(now)})`,
          ]
        : []),
    ],
    sql` and `,
  );
}
