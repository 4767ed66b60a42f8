import type { Kysely } from 'kysely';
import type { Reader } from '../database.ts';
import type { Tables } from '../tables/tables.ts';

/** Runs several read-only queries on one snapshot of the database. */
export async function readAtOnce<T>(db: Kysely<Tables>, read: (tx: Reader) => Promise<T>): Promise<T> {
  return db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read);
}
