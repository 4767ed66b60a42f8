import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../database.ts';
import { readSetting, writeSetting } from '../settings/setting.ts';
import { at } from './at.ts';
import { be, lu } from './be-lu.ts';
import { ca } from './ca.ts';
import { de } from './de.ts';
import { fr } from './fr.ts';
import { gb } from './gb.ts';
import { it } from './it.ts';
import { readTable } from './read-table.ts';
import { us } from './us.ts';

/** Tables by country, rounded to a hundredth of a degree: precise enough to find the nearest stores. */
export const postalTables: Readonly<Record<string, string>> = {
  US: us,
  CA: ca,
  GB: gb,
  FR: fr,
  DE: de,
  AT: at,
  IT: it,
  BE: be,
  LU: lu,
};

const setting = 'postal-places';

/** Writes the postal places when the database has none or different ones; several processes may do so at once. */
export async function fillPostalPlaces({ db }: Pick<Database, 'db'>): Promise<void> {
  const print = createHash('sha256').update(JSON.stringify(postalTables)).digest('hex');
  if ((await readSetting(db, setting)) === print) return;
  const rows = Object.entries(postalTables).flatMap(([country, table]) => readTable(country, table));
  await db.transaction().execute(async (trx) => {
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
