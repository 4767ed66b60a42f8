import { randomUUID } from 'node:crypto';
import type { Database } from '@eyelet/db/database.ts';
import { migrate } from '@eyelet/db/migrate.ts';
import type { OrderRows } from './order-rows.ts';
import { pickSize } from './pick-size.ts';

/** Carts that the transaction closes, one at random. */
const carts = 1000;

type Statement = Readonly<{ name: string; text: string; columns: readonly string[]; rows: OrderRows['cart'][] }>;

/** Writes the rows of an order; `one` takes its stock from the same row each time, as when everybody wants one size. */
export type WriteOrderRows = (one: boolean) => Promise<void>;

/**
 * A bare transaction that writes what an order writes: the same rows into the same tables of a database with the shop's
 * schema, with a prepared statement for each table and without any decision, read or check.
 */
export async function prepareOrderRows(database: Database, sample: OrderRows, sizes: number): Promise<WriteOrderRows> {
  const { pool } = database;
  await migrate(database.db);
  const upcOf = (upc: unknown, size: number) => `${upc}-${size}`;
  const taken = [...sample.stock].sort((one, other) => String(one.upc).localeCompare(String(other.upc)));
  await pool.query('delete from stock');
  await pool.query('delete from cart');
  for (const { place_id: placeId, upc } of taken) {
    await pool.query(
      `insert into place (id, kind, name, region, country, position, details)
       values ($1, 'warehouse', '', 'NORA', 'US', 0, '{}') on conflict do nothing`,
      [placeId],
    );
    await pool.query(
      'insert into stock (upc, place_id, on_hand) select upc, $2, 1000000 from unnest($1::text[]) as one (upc)',
      [Array.from({ length: sizes }, (_, size) => upcOf(upc, size)), placeId],
    );
  }
  await pool.query(
    `insert into cart (id, owner, state, version, document, created_at, updated_at)
     select 'cart-' || n, 'owner-' || n, 'open', 1, $1, now(), now() from generate_series(1, $2::int) n`,
    [JSON.stringify(sample.cart.document), carts],
  );
  await pool.query('analyze');
  const statements = sample.inserted.map(insertOf);

  return async (one) => {
    const ids = newIds();
    const client = await pool.connect();
    try {
      await client.query('begin');
      // A fixed order of rows, to prevent deadlocks.
      for (const { upc, place_id: placeId } of taken) {
        await client.query({
          name: 'stock',
          text: 'update stock set on_hand = on_hand - 1 where upc = $1 and place_id = $2',
          values: [upcOf(upc, one ? 0 : pickSize(sizes)), placeId],
        });
      }
      for (const { name, text, columns, rows } of statements) {
        const values = rows.flatMap((row) => columns.map((column) => ids[column] ?? parameterOf(row[column])));
        await client.query({ name, text, values });
      }
      await client.query({
        name: 'cart',
        text: `update cart set state = 'ordered', updated_at = $2 where id = $1`,
        values: [`cart-${1 + Math.floor(Math.random() * carts)}`, new Date()],
      });
      await client.query('commit');
    } catch (error) {
      await client.query('rollback');
      throw error;
    } finally {
      client.release();
    }
  };
}

/** One insert for all rows of a table. */
function insertOf({ table, rows }: OrderRows['inserted'][number]): Statement {
  const columns = Object.keys(rows[0] ?? {});
  const tuples = rows.map((_, row) => `(${columns.map((_, at) => `$${row * columns.length + at + 1}`).join(', ')})`);
  return {
    name: `${table} of ${rows.length}`,
    text: `insert into ${table} (${columns.join(', ')}) values ${tuples.join(', ')}`,
    columns,
    rows: [...rows],
  };
}

/** Arrays of these tables are JSON; the driver would write them as PostgreSQL arrays. */
function parameterOf(value: unknown): unknown {
  return Array.isArray(value) ? JSON.stringify(value) : value;
}

/** New ids for the columns that must differ between orders. */
function newIds(): Readonly<Record<string, string>> {
  const [cartId, key, payment] = [randomUUID(), randomUUID(), randomUUID()];
  const number = randomUUID().slice(0, 10);
  return {
    order_number: number,
    subject_id: number,
    cart_id: cartId,
    payment_key: key,
    idempotency_key: key,
    provider_payment_id: payment,
    id: payment,
  };
}
