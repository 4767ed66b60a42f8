import type { Pool, QueryConfig, QueryResult, QueryResultRow } from 'pg';

const mostTries = 5;
/** The database ended the statement to untie a knot of locks; nothing of it has happened. */
const untied: ReadonlySet<unknown> = new Set(['40P01', '40001']);

/** Runs a statement that happens wholly or not at all, again when the database had to choose a victim among several. */
export async function atomic<R extends QueryResultRow>(
  pool: Pick<Pool, 'query'>,
  statement: QueryConfig,
): Promise<QueryResult<R>> {
  for (let tries = 1; ; tries++) {
    try {
      return await pool.query<R>(statement);
    } catch (error) {
      if (tries === mostTries || !untied.has((error as { code?: unknown }).code)) throw error;
    }
  }
}
