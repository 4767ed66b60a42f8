import { createHash } from 'node:crypto';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';

/** Number of prepared statements; each connection keeps those that it has run. */
const mostPrepared = 200;

const allColumns = /(?:select|distinct|returning|,)\s*\*|\.\*/i;

/** A statement with more has lists in it, whose length differs from call to call. */
const mostParameters = 20;

/**
 * The pool as the query builder uses it: its statements are prepared once per connection, as parsing and planning take
 * longer than running a statement that finds its rows by key.
 */
export function preparing(pool: pg.Pool): PostgresPool {
  const nameOf = createNames();
  const prepared = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  const wrap = (client: pg.PoolClient): PostgresPoolClient => {
    const wrapped = Object.create(client) as PostgresPoolClient;
    const query = (text: string, values: readonly unknown[]) =>
      client.query({ name: nameOf(text, values.length), text, values: [...values] });
    return Object.assign(wrapped, { query, release: (destroy?: boolean) => client.release(destroy) });
  };
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect();
      const known = prepared.get(client) ?? wrap(client);
      prepared.set(client, known);
      return known;
    },
  };
}

/**
 * Names statements; undefined for one that is not prepared. A statement that selects all columns is not: a column added
 * by the next version would change its result, which PostgreSQL refuses for prepared statements. Names are derived from
 * the text, as several processes may share connections behind a pooler.
 */
export function createNames(): (text: string, parameters: number) => string | undefined {
  const names = new Map<string, string>();
  return (text, parameters) => {
    const known = names.get(text);
    if (known !== undefined) return known;
    const isPrepared = names.size < mostPrepared && parameters > 0 && parameters <= mostParameters;
    if (!isPrepared || allColumns.test(text)) return undefined;
    const name = createHash('sha256').update(text).digest('base64url');
    names.set(text, name);
    return name;
  };
}
