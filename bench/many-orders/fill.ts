import type { Database } from '@eyelet/db/database.ts';
import type { PoolClient } from 'pg';

export type Filled = Readonly<{ orders: number; seconds: number; gigabytes: number }>;

/** Days over which the orders are spread, the last one today. */
const days = 1095;

/** Orders of one statement, so that its transaction stays small. */
const atOnce = 250_000;

/** Orders of other members. */
const ordersEach = 8;

/** Multiples of these, by a prime above all of them, are as many different numbers in no order that the days are in. */
const prime = 2_147_483_647;
const factors = { number: 48_271, email: 16_807 } as const;

const mixed = (n: number, factor: number) => ((n * factor) % prime).toString(16).padStart(8, '0');
const mixedText = (factor: number) => `lpad(to_hex(n::bigint * ${factor} % ${prime}), 8, '0')`;

/** The number of the n-th order, and the email of its buyer: no more in the order of days than those of a shop. */
export const numberOf = (n: number) => `Z0${mixed(n, factors.number).toUpperCase()}`;
export const emailOf = (n: number) => `${mixed(n, factors.email)}@example.com`;
export const trackingOf = (n: number) => `TRK${String(n).padStart(12, '0')}`;
/** Some last names and SKUs are of many orders and some of few, as those of a shop. */
const lastNames = 50_000;
const skus = 5_000;
export const lastNameOf = (n: number) => `Name${mixed(n % 3 === 0 ? n % 200 : n % lastNames, factors.email)}`;
export const phoneOf = (n: number) => `+1207${String(n).padStart(8, '0')}`;
export const skuOf = (n: number) => `SKU${String(n % 3 === 0 ? n % 100 : n % skus).padStart(5, '0')}`;

/** Of a tenth of the orders of the first year, and of none since. */
export const goneSku = 'GONE00001';

const number = `'Z0' || upper(${mixedText(factors.number)})`;
const placedAt = '$4::timestamptz - make_interval(secs => ($3::int - n) * $5::float8)';

/** Members of every table that differ from order to order; all others are those of the order they are made of. */
const changes: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  orders: {
    order_number: number,
    cart_id: `'many-' || n`,
    owner: `case when n % 25000 < cardinality($6::text[]) then ($6::text[])[1 + n % 25000]
      when n % 2 = 0 then 'member-' || n / 2 % ($3::int / ${ordersEach} + 1) else 'guest-' || n end`,
    email: `${mixedText(factors.email)} || '@example.com'`,
    billing: `it.billing || jsonb_build_object(
      'lastName', 'Name' || lpad(to_hex((case when n % 3 = 0 then n % 200 else n % ${lastNames} end)::bigint * ${factors.email} % ${prime}), 8, '0'),
      'phone', '+1207' || lpad(n::text, 8, '0'))`,
    placed_at: placedAt,
    state: `case when $3::int - n < 3000 then 'confirmed' when n % 40 = 0 then 'cancelled' when n % 25 = 0 then 'refunded'
      else 'delivered' end`,
    receipt: 'null',
    turn: 'null',
  },
  order_line: {
    order_number: number,
    sku: `case when n % 10 = 0 and n < $3::int / 3 then '${goneSku}' else 'SKU' || lpad((case when n % 3 = 0 then n % 100 else n % ${skus} end)::text, 5, '0') end`,
    ordered_at: placedAt,
  },
  order_shipment: {
    order_number: number,
    carrier: `'ups'`,
    tracking_number: `'TRK' || lpad(n::text, 12, '0')`,
    packed_at: placedAt,
    shipped_at: placedAt,
    delivered_at: `case when $3::int - n < 3000 then null else ${placedAt} + interval '2 days' end`,
  },
  order_payment: {
    order_number: number,
    idempotency_key: `'many-' || n || '-' || payment_instrument_id`,
    provider_payment_id: `'many-' || n`,
    state: `'captured'`,
  },
  order_history: { order_number: number, at: placedAt },
};

/**
 * Writes so many orders, each with the rows of one that the shop has taken; the accounts have one in 25,000 each, every other one is
 * of some other member. Written without the checks of each row, as a restored copy of a shop would be.
 */
export async function fillOrders(
  { pool }: Pick<Database, 'pool'>,
  orders: number,
  { like, accounts, now }: Readonly<{ like: string; accounts: readonly string[]; now: Date }>,
  told: (done: number) => void,
): Promise<Filled> {
  const start = performance.now();
  const client = await pool.connect();
  try {
    await client.query('set session_replication_role = replica');
    await client.query('set statement_timeout = 0');
    await client.query(`set maintenance_work_mem = '1GB'`);
    const every = (days * 86_400) / orders;
    for (const [table, changed] of Object.entries(changes)) {
      const { rows } = await client.query<{ name: string }>(
        `select column_name as name from information_schema.columns
         where table_schema = current_schema() and table_name = $1 and is_generated = 'NEVER'`,
        [table],
      );
      const columns = rows.map(({ name }) => name);
      const text = `insert into ${table} (${columns.join()})
        select ${columns.map((name) => changed[name] ?? `it.${name}`).join()}
        from ${table} as it, generate_series($1::int, $2::int) as n
        where it.order_number = $7 and ($3::int, $4::timestamptz, $5::float8, $6::text[]) is not null`;
      const makeIndexes = await dropIndexes(client, table);
      for (let from = 1; from <= orders; from += atOnce) {
        const upto = Math.min(orders, from + atOnce - 1);
        await client.query(text, [from, upto, orders, now, every, accounts, like]);
        told(upto);
      }
      for (const statement of makeIndexes) await client.query(statement);
      await client.query(`vacuum (analyze) ${table}`);
    }
    await client.query('set session_replication_role = origin');
    const { rows } = await client.query<{ bytes: string }>('select pg_database_size(current_database()) as bytes');
    return { orders, seconds: (performance.now() - start) / 1000, gigabytes: Number(rows[0]?.bytes) / 1e9 };
  } finally {
    client.release(true);
  }
}

/** Drops the indexes of a table that hold no constraint, and returns what makes them: of millions of rows they are made faster than written row by row. */
async function dropIndexes(client: PoolClient, table: string): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string; statement: string }>(
    `select indexname as name, indexdef as statement from pg_indexes
     where schemaname = current_schema() and tablename = $1
       and indexname not in (select conname from pg_constraint where conrelid = $1::regclass)`,
    [table],
  );
  if (rows.length > 0) await client.query(`drop index ${rows.map(({ name }) => name).join()}`);
  return rows.map(({ statement }) => statement);
}
