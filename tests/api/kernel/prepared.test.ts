import { openDatabase } from '@eyelet/db/database.ts';
import { claimCart } from '@eyelet/db/placement/claim.ts';
import type { OrderDraft } from '@eyelet/db/tables/order-draft.ts';
import { createTestDatabase } from '@eyelet/testing/test-database.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';

test('statements of the query builder are prepared, except those whose columns a later version may change', async () => {
  const { url, drop } = await createTestDatabase();
  const { db, close } = openDatabase(url, 1);
  try {
    const cartOf = (id: string) => db.selectFrom('cart').select('owner').where('id', '=', id).execute();
    const wholeCart = () => db.selectFrom('cart').selectAll().where('id', '=', '').execute();
    const manyCarts = (ids: readonly string[]) => db.selectFrom('cart').select('id').where('id', 'in', ids).execute();
    for (const id of ['one', 'two']) await cartOf(id);
    await wholeCart();
    await manyCarts(Array.from({ length: 21 }, (_, index) => `cart-${index}`));
    const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(db);
    expect(rows).toEqual([{ statement: 'select "owner" from "cart" where "id" = $1' }]);
    await sql`alter table cart add column later text`.execute(db);
    expect(await cartOf('one')).toEqual([]);
    expect(await wholeCart()).toEqual([]);
  } finally {
    await close();
    await drop();
  }
});

test('reserving stock for an order is planned once per connection, not per order', async () => {
  const { url, drop } = await createTestDatabase();
  const { db, pool, close } = openDatabase(url, 1);
  try {
    // Rows without their products, enough that reading all of them would be a mistake.
    await sql`set session_replication_role = replica`.execute(db);
    await sql`insert into stock (upc, place_id, on_hand) select n, 'W', 9 from generate_series(1, 20000) n`.execute(db);
    await sql`analyze`.execute(db);
    const source = { line_no: 1, upc: '7', place_id: 'W', qty: 1 };
    const draft = {
      sources: [source],
      coupons: [],
      redemptions: [],
      order: { currency: 'USD' },
    } as unknown as OrderDraft;
    const now = new Date();
    const one = { owner: 'nobody', version: 1, orderNumber: 'N', attempt: 'A', paymentKey: 'P', leaseUntil: now, now };
    for (let times = 0; times < 8; times++) {
      expect(await claimCart(pool, { cartId: 'none', draft, ...one })).toEqual({ kind: 'taken' });
    }
    const { rows } = await sql<{ generic: number }>`
      select generic_plans as generic from pg_prepared_statements where name = 'placement-claim'`.execute(db);
    expect(rows).toEqual([{ generic: 3 }]);
  } finally {
    await close();
    await drop();
  }
});
