import { up as addNotes } from '@eyelet/db/migrations/0055-order-notes.ts';
import { up as addCare } from '@eyelet/db/migrations/0056-order-care.ts';
import { up as addPromotionDesk } from '@eyelet/db/migrations/0057-promotion-desk.ts';
import { type RunningShop, startShop } from '@eyelet/testing/start-shop.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';

let running: RunningShop;
beforeAll(async () => {
  running = await startShop();
});
afterAll(() => running.close());

test('orders can be placed while new tables are created and filled', async () => {
  const { db, pool } = running.shop.database;
  const tx = await db.startTransaction().execute();
  try {
    // New tables are created in a schema of their own, with copies of altered tables; orders are those of the shop.
    await sql.raw('create schema beside; set local search_path = beside, public').execute(tx);
    await sql.raw('create table promotion (); create table coupon (promotion_id text, code text)').execute(tx);
    await sql.raw('create index coupon_promotion on coupon (promotion_id)').execute(tx);
    for (const up of [addNotes, addCare, addPromotionDesk]) await up(tx as never);
    const client = await pool.connect();
    try {
      await client.query("begin; set local lock_timeout = '2s'");
      // The lock that every write of an order takes.
      const written = client.query('lock table orders in row exclusive mode');
      await expect(written).resolves.toBeDefined();
    } finally {
      await client.query('rollback');
      client.release();
    }
  } finally {
    await tx.rollback().execute();
  }
});
