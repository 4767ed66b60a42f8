import { setTimeout as wait } from 'node:timers/promises';
import { loadPastOrders } from '@eyelet/demo/past-orders/load.ts';
import { fillOf } from '@eyelet/server/start/fill.ts';
import { pastOf } from '@eyelet/server/start/past.ts';
import { startShop } from '@eyelet/testing/start-shop.ts';
import { createTestDatabase } from '@eyelet/testing/test-database.ts';
import { expect, test } from 'vitest';

/** Milliseconds that a transaction may idle, and that one order of the past takes on a slow machine. */
const [limit, slow] = [1500, 2500];

test('a slow machine gives demo accounts their past orders, however long that takes, and a second start adds none', async () => {
  const database = await createTestDatabase();
  const beforeSnapshot = fillOf({ stage: 'sandbox', demoBrand: true });
  await (await startShop({ databaseUrl: database.url, parts: { beforeSnapshot } })).close();
  const databaseUrl = `${database.url}?idle_in_transaction_session_timeout=${limit}`;
  const running = await startShop({ databaseUrl });
  const { pool } = running.shop.database;
  try {
    let left = 1;
    const past = (now: Date) => {
      const then = pastOf(running.shop)(now);
      const hearFacts = async () => {
        if (left-- > 0) await wait(slow);
        return then.hearFacts();
      };
      return { ...then, hearFacts };
    };
    expect(await loadPastOrders(running.shop, past)).toBe(true);
    const count = async () => Number((await pool.query('select count(*) from orders')).rows[0].count);
    const placed = await count();
    expect(placed).toBeGreaterThan(0);
    expect(await loadPastOrders(running.shop, pastOf(running.shop))).toBe(false);
    expect(await count()).toBe(placed);
  } finally {
    await running.close();
    await database.drop();
  }
});
