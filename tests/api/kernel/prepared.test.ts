import { openDatabase } from '@eyelet/db/database.ts';
import { createTestDatabase } from '@eyelet/testing/test-database.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';

test('what the query builder sends is prepared, except what the next version’s columns would change', async () => {
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
