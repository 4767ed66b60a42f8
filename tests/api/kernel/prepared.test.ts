import { findCart } from '@eyelet/db/cart/cart.ts';
import { type Database, openDatabase } from '@eyelet/db/database.ts';
import { claimCart } from '@eyelet/db/placement/claim.ts';
import { type Asked, answersFor } from '@eyelet/db/promotions/asked.ts';
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

/** Enough sizes that reading all of them for an order would be a mistake; of codes and promotions nothing is known yet, as in a new shop. */
async function fill(db: Database['db']): Promise<void> {
  // Rows without their products.
  await sql`set session_replication_role = replica`.execute(db);
  await sql`insert into stock (upc, place_id, on_hand) select n, 'W', 9 from generate_series(1, 20000) n`.execute(db);
  await sql`analyze stock`.execute(db);
}

/** Plans that were made for the values of a call, of statements whose names begin alike: five for each, then one for all. */
async function plansMade(db: Database['db'], name: string): Promise<readonly unknown[]> {
  const { rows } = await sql<{ custom: number }>`
    select custom_plans as custom from pg_prepared_statements where name like ${`${name}%`}`.execute(db);
  return rows.map(({ custom }) => custom);
}

test.each([
  ['nothing else', [], []],
  ['a code and a promotion with a limit', ['3'], [{ promotion_id: '4', amount: 100 }]],
])('claiming an order with %s is planned once per connection, not per order', async (_, coupons, redemptions) => {
  const { url, drop } = await createTestDatabase();
  const { db, pool, close } = openDatabase(url, 1);
  try {
    await fill(db);
    const sources = [{ line_no: 1, upc: '7', place_id: 'W', qty: 1 }];
    const parcel = { lines: [{ line_no: 1, shipping_id: 'S' }], shipments: [{ shipping_id: 'S', kind: 'home' }] };
    const uses = { coupons, redemptions, allowances: [], turn: null };
    const draft = { ...parcel, ...uses, sources, order: { currency: 'USD' } } as unknown as OrderDraft;
    const now = new Date();
    const one = { owner: 'nobody', version: 1, orderNumber: 'N', attempt: 'A', paymentKey: 'P', leaseUntil: now, now };
    for (const fromStores of [false, true]) {
      for (let times = 0; times < 8; times++) await claimCart(pool, { cartId: 'none', draft, fromStores, ...one });
    }
    expect(await plansMade(db, 'placement-claim')).toEqual([5, 5]);
  } finally {
    await close();
    await drop();
  }
});

/** Asks for little: what is not asked for would be left out of a plan for this question alone. */
const segment = { at: '2026-11-28T10:00:00Z', history: false, points: false, spentDays: [] };

test.each<[string, Asked]>([
  ['the uses of promotions', { promotionIds: ['4', '5'], shopper: false }],
  ['the segments of a market', { promotionIds: ['4', '5'], shopper: true, segment }],
])('reading a cart with %s is planned once per connection, not per call', async (_, asked) => {
  const { url, drop } = await createTestDatabase();
  const { db, pool, close } = openDatabase(url, 1);
  try {
    await fill(db);
    for (let times = 0; times < 8; times++) await findCart(pool, 'none', 'nobody', asked);
    for (let times = 0; times < 8; times++) await answersFor(pool, 'nobody', asked);
    expect(await plansMade(db, 'cart-find')).toEqual([5]);
    expect(await plansMade(db, 'promotion-answers')).toEqual([5]);
  } finally {
    await close();
    await drop();
  }
});
