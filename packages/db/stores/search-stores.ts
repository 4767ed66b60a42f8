import { sql } from 'kysely';
import type { Database } from '../database.ts';
import { type Circle, inBox, kilometresTo, type Page } from './near.ts';

/** Filter of stores: by country, and offering all of some services; null: any. */
export type StoreFilter = Readonly<{ country: string | null; services: readonly string[] }>;

export type FoundStore = Readonly<{ id: string; kilometres: number | null }>;
export type FoundStores = Readonly<{ stores: readonly FoundStore[]; total: number }>;

type Row = Readonly<{ id: string; kilometres: number | null; total: number }>;

/** A service that a place does not mention is offered. */
const fits = ({ country, services }: StoreFilter) => sql`kind = 'store'
  and (${country}::text is null or country = ${country})
  and not exists (select from unnest(${services}::text[]) as asked (service)
                  where not coalesce((details -> 'services' ->> service)::boolean, true))`;

/** Stores within a circle, the nearest first. */
export async function storesNear(
  { db }: Pick<Database, 'db'>,
  circle: Circle,
  filter: StoreFilter,
  page: Page,
): Promise<FoundStores> {
  const { rows } = await sql<Row>`
    with near as (
      select id, ${kilometresTo(circle)} as kilometres from place where ${fits(filter)} and ${inBox(circle)}
    ), within as (select * from near where kilometres <= ${circle.kilometres})
    select page.id, page.kilometres, (select count(*) from within) as total
    from (select * from within order by kilometres, id limit ${page.count} offset ${page.start}) as page
    right join (select) as always on true`.execute(db);
  return foundOf(rows);
}

/** Stores by name; with a text, those whose name contains it. */
export async function storesByName(
  { db }: Pick<Database, 'db'>,
  words: string,
  filter: StoreFilter,
  page: Page,
): Promise<FoundStores> {
  const { rows } = await sql<Row>`
    with named as (
      select id, name from place
      where ${fits(filter)} and strpos(lower(name), lower(${words})) > 0
    )
    select page.id, null::double precision as kilometres, (select count(*) from named) as total
    from (select * from named order by name, id limit ${page.count} offset ${page.start}) as page
    right join (select) as always on true`.execute(db);
  return foundOf(rows);
}

/** The total is returned also with a page after the last store. */
function foundOf(rows: readonly (Omit<Row, 'id'> & { id: string | null })[]): FoundStores {
  return {
    stores: rows.flatMap(({ id, kilometres }) => (id === null ? [] : [{ id, kilometres }])),
    total: rows[0]?.total ?? 0,
  };
}
