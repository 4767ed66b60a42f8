import { type RawBuilder, sql } from 'kysely';
import type { Reader } from './database.ts';

/** How many rows there are, of at most `most` that are looked at; undefined beyond. `rows` is what follows `select 1`. */
export async function countUpTo(db: Reader, rows: RawBuilder<unknown>, most: number): Promise<number | undefined> {
  const { rows: found } = await sql<{ count: number }>`
    select count(*)::int as count from (select 1 ${rows} limit ${most + 1}) as counted`.execute(db);
  const count = found[0]?.count ?? 0;
  return count > most ? undefined : count;
}
