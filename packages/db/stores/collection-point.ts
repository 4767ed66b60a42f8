import { sql } from 'kysely';
import { upsertRows } from '../catalogue/upsert.ts';
import type { Database, Reader } from '../database.ts';
import { type Circle, inBox, kilometresTo, type Page, type Position } from './near.ts';

export type CollectionPointRecord = Readonly<{
  id: string;
  carrier: string;
  name: string;
  country: string;
  /** Address and opening times, in the form of `place.details`. */
  details: unknown;
}> &
  Position;

export type FoundPoint = CollectionPointRecord & Readonly<{ kilometres: number }>;

/** Writes collection points; existing ones are replaced. */
export async function writeCollectionPoints(
  { db }: Pick<Database, 'db'>,
  points: readonly CollectionPointRecord[],
): Promise<void> {
  await upsertRows(
    db,
    {
      table: 'collection_point',
      key: ['id'],
      columns: {
        id: 'text',
        carrier: 'text',
        name: 'text',
        country: 'text',
        latitude: 'double precision',
        longitude: 'double precision',
        details: 'jsonb',
      },
    },
    points,
  );
}

/** A collection point by its id. */
export function readCollectionPoint(db: Reader, id: string): Promise<CollectionPointRecord | undefined> {
  return db.selectFrom('collection_point').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Collection points of a country within a circle, the nearest first, and how many there are on all pages. */
export async function collectionPointsNear(
  { db }: Pick<Database, 'db'>,
  circle: Circle,
  country: string,
  { start, count }: Page,
): Promise<Readonly<{ points: readonly FoundPoint[]; total: number }>> {
  const { rows } = await sql<FoundPoint & { total: number }>`
    with near as (
      select *, ${kilometresTo(circle)} as kilometres
      from collection_point where country = ${country} and ${inBox(circle)}
    ), within as (select * from near where kilometres <= ${circle.kilometres})
    select page.*, (select count(*) from within) as total
    from (select * from within order by kilometres, id limit ${count} offset ${start}) as page
    right join (select) as always on true`.execute(db);
  const points = rows.filter(({ id }) => id !== null).map(({ total: _, ...point }) => point);
  return { points, total: rows[0]?.total ?? 0 };
}
