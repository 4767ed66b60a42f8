import type { Kysely } from 'kysely';
import type { Pool, QueryConfig, QueryResult, QueryResultRow } from 'pg';
import type { Transaction } from '../database.ts';
import type { Tables } from '../tables/tables.ts';

const mostTries = 5;
/** The database aborted the statement to resolve a deadlock or a serialisation failure; it had no effect. */
const aborted: ReadonlySet<unknown> = new Set(['40P01', '40001']);

/** Runs an atomic statement, and again when the database aborted it in favour of another. */
export function atomic<R extends QueryResultRow>(
  pool: Pick<Pool, 'query'>,
  statement: QueryConfig,
): Promise<QueryResult<R>> {
  return untilKept(() => pool.query<R>(statement));
}

/**
 * Runs a transaction, and again when the database aborted it in favour of another. `work` may run several times, so it does nothing
 * that a rollback does not undo.
 */
export function transact<T>(
  db: Pick<Kysely<Tables>, 'transaction'>,
  work: (tx: Transaction<Tables>) => Promise<T>,
): Promise<T> {
  return untilKept(() => db.transaction().execute(work));
}

async function untilKept<T>(run: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await run();
    } catch (error) {
      if (tries === mostTries || !aborted.has((error as { code?: unknown }).code)) throw error;
    }
  }
}
