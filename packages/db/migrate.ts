import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { migrations } from './migrations/list.ts';

/** Brings the schema up to date; several processes may call it at once. Returns the names of the migrations applied. */
export async function migrate<T>(db: Kysely<T>): Promise<readonly string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } });
  const { error, results } = await migrator.migrateToLatest();
  if (error) throw new Error(`The migrations of the database failed: ${(error as Error).message}`, { cause: error });
  return (results ?? []).filter((one) => one.status === 'Success').map((one) => one.migrationName);
}
