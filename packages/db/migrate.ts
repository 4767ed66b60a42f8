import { type Kysely, sql } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { migrations } from './migrations/list.ts';

/**
 * Brings the schema up to date; several processes may call it at once, and one of them works at a time. Each migration is committed by
 * itself, so that the locks of one end before the next begins, and a run after an interrupted one continues with the rest. Returns the names of
 * the migrations applied.
 */
export async function migrate<T>(
  db: Kysely<T>,
  wanted: Readonly<Record<string, Migration>> = migrations,
): Promise<readonly string[]> {
  return db.connection().execute(async (connection) => {
    // Building an index of a large table, or waiting for the process that does, may take longer than a call of a shopper.
    await sql`set statement_timeout = 0`.execute(connection);
    await sql`select pg_advisory_lock(hashtextextended('migrations', 0))`.execute(connection);
    try {
      const migrator = new Migrator({
        db: connection,
        provider: { getMigrations: async () => ({ ...wanted }) },
        // Numbers are given when work begins, and the one that begins first may be ready last.
        allowUnorderedMigrations: true,
      });
      const applied: string[] = [];
      for (;;) {
        const name = await migrateNext(migrator);
        if (name === undefined) return applied;
        applied.push(name);
      }
    } finally {
      await sql`select pg_advisory_unlock(hashtextextended('migrations', 0))`.execute(connection);
      await sql`reset statement_timeout`.execute(connection);
    }
  });
}

/** Applies the next migration; undefined when none is left. */
async function migrateNext(migrator: Migrator): Promise<string | undefined> {
  const { error, results } = await migrator.migrateUp();
  if (error) throw new Error(`The migrations of the database failed: ${(error as Error).message}`, { cause: error });
  return results?.find((one) => one.status === 'Success')?.migrationName;
}
