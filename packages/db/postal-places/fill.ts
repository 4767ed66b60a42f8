import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Database } from '../database.ts';
import { transact } from '../placement/atomic.ts';
import { readSetting, writeSetting } from '../settings/setting.ts';
import { readTable } from './read-table.ts';

const countries = ['US', 'CA', 'GB', 'FR', 'DE', 'AT', 'IT', 'BE', 'LU'] as const;

/** The table of a country, a file beside this one; rounded to a hundredth of a degree, precise enough to find the nearest stores. */
const tableOf = (country: string) => readFileSync(join(import.meta.dirname, `${country.toLowerCase()}.txt`), 'utf8');

/** Tables of towns and what their postal codes begin with, by country. */
export const postalTables: Readonly<Record<string, string>> = Object.fromEntries(
  countries.map((country) => [country, tableOf(country)]),
);

const setting = 'postal-places';

/** Writes the postal places when the database has none or different ones; several processes may do so at once. */
export async function fillPostalPlaces({ db }: Pick<Database, 'db'>): Promise<void> {
  const print = createHash('sha256').update(JSON.stringify(postalTables)).digest('hex');
  if ((await readSetting(db, setting)) === print) return;
  const rows = Object.entries(postalTables).flatMap(([country, table]) => readTable(country, table));
  await transact(db, async (trx) => {
    await sql`lock table postal_place in share row exclusive mode`.execute(trx);
    await trx.deleteFrom('postal_place').execute();
    await sql`insert into postal_place (country, code, name, folded, weight, latitude, longitude)
      select country, code, name, folded, weight, latitude, longitude
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as read (country text, code text, name text, folded text,
        weight integer, latitude double precision, longitude double precision)
      on conflict do nothing`.execute(trx);
    await writeSetting(trx, setting, print);
  });
}
