import type { Kysely } from 'kysely';
import type { Reader } from '../database.ts';
import type { Tables } from '../tables/tables.ts';

/** Reads with several queries what was true at one moment; nothing can be written. */
export async function readAtOnce<T>(db: Kysely<Tables>, read: (tx: Reader) => Promise<T>): Promise<T> {
  return db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read);
}
