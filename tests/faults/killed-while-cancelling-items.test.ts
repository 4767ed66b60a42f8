import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createCartWithItem } from '@eyelet/contracts/cart/create-with-item.ts';
import { placeOrder } from '@eyelet/contracts/checkout/place-order.ts';
import { cancelOrderItems } from '@eyelet/contracts/orders/cancel-items.ts';
import { announce } from '@eyelet/server/jobs/announce.ts';
import { makeReady } from '@eyelet/testing/buy.ts';
import { programFile } from '@eyelet/testing/program-file.ts';
import { newShopper } from '@eyelet/testing/shopper.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let running: RunningShop;
let ahead = 0;
beforeAll(async () => {
  running = await startStockedShop({ parts: { clock: () => new Date(Date.now() + ahead) } });
});
afterAll(() => running.close());

/** Delivers what is due at a worker that is killed around a call of a tender. */
async function announceAndDie(moment: string, call: string): Promise<void> {
  const script = programFile('dying-tender');
  const child = spawn(process.execPath, [script, running.databaseUrl, moment, call, String(ahead)], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  expect(await once(child, 'exit')).toEqual([null, 'SIGKILL']);
}

test.each([
  ['before', 'capture'],
  ['after', 'capture'],
  ['before', 'refund'],
  ['after', 'refund'],
])('killed %s the %s, another process gives the money back, once', async (moment, call) => {
  const shopper = await newShopper(running.origin);
  const { id } = await shopper.call(createCartWithItem, { body: { upc: upcs.socks, qty: 2 } });
  await makeReady(shopper, running.origin, id);
  const { orderNumber, items } = await shopper.call(placeOrder, { body: { cartId: id } });
  const wish = [{ itemId: items[0]?.id ?? '', qty: 1 }];
  await shopper.call(cancelOrderItems, { body: { orderNumber, cancellationId: randomUUID(), items: wish } });
  await announceAndDie(moment, call);
  // After the time in which another worker would take over.
  ahead += 600_000;
  for (let round = 0; round < 5; round++) await announce(running.shop);
  const { pool } = running.shop.database;
  const { rows } = await pool.query<{
    state: string;
    amount: number;
    refunded: number;
    asked: number;
    sandbox: number;
  }>(
    `select order_payment.state, order_payment.amount, order_payment.refunded, order_refund.amount as asked,
            (select coalesce(sum(amount), 0)::int from sandbox_movement
             where payment_id = order_payment.provider_payment_id and kind = 'refund') as sandbox
     from order_payment join order_refund using (idempotency_key) where order_payment.order_number = $1`,
    [orderNumber],
  );
  expect(rows).toHaveLength(1);
  const [row] = rows;
  expect(row?.state).toBe('captured');
  expect(row?.refunded).toBe(row?.asked);
  expect(row?.sandbox).toBe(row?.asked);
});
