import { sql } from 'kysely';
import type { Database } from '../database.ts';
import { foldName } from './fold-name.ts';

export type PostalPlaceRow = Readonly<{
  country: string;
  code: string;
  name: string;
  folded: string;
  weight: number;
  latitude: number;
  longitude: number;
}>;

export type FoundPlace = Readonly<{ name: string; country: string; latitude: number; longitude: number }>;

/** The place of the longest of the given prefixes of a postal code; undefined when none is known. */
export async function findByCode(
  { db }: Pick<Database, 'db'>,
  country: string,
  beginnings: readonly string[],
): Promise<FoundPlace | undefined> {
  if (beginnings.length === 0) return undefined;
  return db
    .selectFrom('postal_place')
    .select(['name', 'country', 'latitude', 'longitude'])
    .where('country', '=', country)
    .where('code', 'in', beginnings)
    .where('code', '<>', '')
    .orderBy(sql`length(code)`, 'desc')
    .orderBy('weight', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** How much better known a foreign town must be than a domestic one of the same name to be chosen. */
const homeWeight = 7;

/**
 * The town of a name or its prefix: a full name, with or without its state, before whole words before a mere prefix; of
 * several the better known, with more weight for the home country. With `only` set, no other country is searched.
 * Undefined when there is none.
 */
export async function findByName(
  { db }: Pick<Database, 'db'>,
  name: string,
  { home, only }: Readonly<{ home: string; only: boolean }>,
): Promise<FoundPlace | undefined> {
  const folded = foldName(name);
  if (folded.length < 2) return undefined;
  // Only letters, digits and spaces are left, so the pattern contains no wildcards.
  const { rows } = await sql<FoundPlace>`
    select name, country, latitude, longitude from postal_place
    where folded like ${`${folded}%`} and (country = ${home} or not ${only}::boolean)
    order by case when folded = ${folded} or (country in ('US', 'CA') and folded like ${`${folded} __`}) then 0
                  when folded like ${`${folded} %`} then 1
                  else 2 end,
             weight + case when country = ${home} then ${homeWeight}::integer else 0 end desc,
             country = ${home} desc, length(name), code
    limit 1`.execute(db);
  return rows[0];
}
