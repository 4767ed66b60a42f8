import type { Pool, QueryConfig, QueryResult, QueryResultRow } from 'pg';

const mostTries = 5;
/** The database aborted the statement to resolve a deadlock or a serialisation failure; it had no effect. */
const aborted: ReadonlySet<unknown> = new Set(['40P01', '40001']);

/** Runs an atomic statement, and again when the database aborted it in favour of another. */
export async function atomic<R extends QueryResultRow>(
  pool: Pick<Pool, 'query'>,
  statement: QueryConfig,
): Promise<QueryResult<R>> {
  for (let tries = 1; ; tries++) {
    try {
      return await pool.query<R>(statement);
    } catch (error) {
      if (tries === mostTries || !aborted.has((error as { code?: unknown }).code)) throw error;
    }
  }
}
