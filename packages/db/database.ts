import { Kysely, type Transaction } from 'kysely';
import pg from 'pg';
import { ShopDialect } from './dialect.ts';
import { preparing } from './prepared.ts';
import type { Tables } from './tables/tables.ts';
import { readTextArray, textArrayType } from './text-array.ts';

export type Database = Readonly<{
  /** Typed queries, prepared as far as they can be. */
  db: Kysely<Tables>;
  /** The pool of connections, for prepared statements of frequent calls and for LISTEN. */
  pool: pg.Pool;
  close: () => Promise<void>;
}>;

export type Reader = Kysely<Tables> | Transaction<Tables>;
export type { Transaction };

// bigint counts and sums of this shop stay far below 2^53, so they are parsed as numbers.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
// A day has no time zone; parsed as an instant it would become another day in some of them.
pg.types.setTypeParser(pg.types.builtins.DATE, String);
pg.types.setTypeParser(textArrayType, readTextArray);

/**
 * Opens a pool. Waiting for a connection and idling in a transaction both have limits, so that an exhausted pool fails
 * with an error rather than hanging forever. A `read-only` one refuses whatever would write.
 */
export function openDatabase(url: string, poolSize = 16, access: 'read-write' | 'read-only' = 'read-write'): Database {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    connectionTimeoutMillis: 10_000,
    idle_in_transaction_session_timeout: 15_000,
    statement_timeout: 60_000,
    application_name: 'eyelet',
  });
  // An idle connection that breaks is replaced by the pool; without a listener the event would end the process.
  pool.on('error', () => undefined);
  // The same for a connection that breaks at work; its queries fail by themselves.
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    // Sent before any statement of whoever takes the connection.
    if (access === 'read-only') client.query('set default_transaction_read_only = on').catch(() => client.end());
  });
  const db = new Kysely<Tables>({ dialect: new ShopDialect({ pool: preparing(pool) }) });
  return { db, pool, close: () => db.destroy() };
}

/**
 * One sentence on why a database cannot be used, or undefined when it can. Never repeats the URL, which may contain a
 * password.
 */
export async function whyUnusable(url: string): Promise<string | undefined> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  try {
    await client.connect();
    const answer = await client.query<{ server_version_num: string }>('show server_version_num');
    const version = Number(answer.rows[0]?.server_version_num ?? 0);
    return version >= 150_000 ? undefined : 'DATABASE_URL names a PostgreSQL older than 15. Use 15 or newer.';
  } catch (error) {
    const code = (error as { code?: string }).code;
    if (code === '28P01' || code === '28000') return 'DATABASE_URL: the database refused the user or the password.';
    if (code === '3D000') return 'DATABASE_URL: the server answers, but has no database of that name. Create it first.';
    return `DATABASE_URL: no PostgreSQL answered there (${code ?? (error as Error).message}). Check host and port.`;
  } finally {
    await client.end().catch(() => undefined);
  }
}
