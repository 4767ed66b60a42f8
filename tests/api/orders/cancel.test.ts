import { cancelOrder } from '@eyelet/contracts/orders/cancel.ts';
import { readPurchase } from '@eyelet/contracts/orders/read.ts';
import type { MailRow } from '@eyelet/db/outbox/mail.ts';
import { announce } from '@eyelet/server/jobs/announce.ts';
import { buy } from '@eyelet/testing/buy.ts';
import { losingCaptures } from '@eyelet/testing/lost-captures.ts';
import { errorOf, newShopper, refusalOf, type Shopper } from '@eyelet/testing/shopper.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let running: RunningShop;
let now = new Date('2026-05-04T16:00:00Z');
beforeAll(async () => {
  running = await startStockedShop({ parts: { clock: () => now } });
});
afterAll(() => running.close());

const cancel = (shopper: Shopper, orderNumber: string, token?: string) =>
  shopper.call(cancelOrder, { body: { orderNumber, ...(token ? { token } : {}) } });

async function pairsOf(upc: string): Promise<number> {
  const { rows } = await running.shop.database.pool.query<{ pairs: number }>(
    'select sum(on_hand - reserved)::int as pairs from stock where upc = $1',
    [upc],
  );
  return rows[0]?.pairs ?? 0;
}

async function paymentsOf(orderNumber: string) {
  const { rows } = await running.shop.database.pool.query<{ state: string; left: number }>(
    'select state, amount - refunded as left from order_payment where order_number = $1',
    [orderNumber],
  );
  return rows;
}

async function settle(): Promise<void> {
  for (let round = 0; round < 4; round++) await announce(running.shop);
}

test('an order is cancelled as a whole at once: stock and money are returned, and a letter says so [C7.82, C9.35]', async () => {
  const shopper = await newShopper(running.origin);
  const before = await pairsOf(upcs.deck);
  const { orderNumber } = await buy(shopper, running.origin, upcs.deck);
  expect(await pairsOf(upcs.deck)).toBe(before - 1);
  // The payment is captured already.
  await settle();
  expect(await paymentsOf(orderNumber)).toMatchObject([{ state: 'captured' }]);
  expect(await cancel(shopper, orderNumber)).toMatchObject({ status: 'cancelled', cancellableUntil: null });
  expect(await pairsOf(upcs.deck)).toBe(before);
  await settle();
  expect(await paymentsOf(orderNumber)).toEqual([{ state: 'captured', left: 0 }]);
  const { pool } = running.shop.database;
  const refunds = await pool.query('select state from order_refund where order_number = $1', [orderNumber]);
  expect(refunds.rows).toEqual([{ state: 'refunded' }]);
  const mails = await pool.query<MailRow>(`select * from mail where subject_id = $1 and kind = 'order-cancelled'`, [
    orderNumber,
  ]);
  expect(mails.rows).toMatchObject([{ subject: `Order ${orderNumber} is canceled`, recipient: 'ada@example.com' }]);
});

test('a payment that is not captured yet is voided, and cancelling again changes nothing', async () => {
  const shopper = await newShopper(running.origin);
  const before = await pairsOf(upcs.socks);
  const { orderNumber } = await buy(shopper, running.origin, upcs.socks);
  const answers = await Promise.all([1, 2, 3].map(() => cancel(shopper, orderNumber)));
  expect(answers.map(({ status }) => status)).toEqual(['cancelled', 'cancelled', 'cancelled']);
  expect((await cancel(shopper, orderNumber)).status).toBe('cancelled');
  await settle();
  expect(await paymentsOf(orderNumber)).toMatchObject([{ state: 'voided' }]);
  expect(await pairsOf(upcs.socks)).toBe(before);
});

test('money of a cancelled order that was taken though the shop never got the answer goes back, once', async () => {
  const { shop } = running;
  const shopper = await newShopper(running.origin);
  const { orderNumber } = await buy(shopper, running.origin, upcs.socks);
  await announce(losingCaptures(shop));
  expect(await paymentsOf(orderNumber)).toMatchObject([{ state: 'authorised' }]);
  expect((await cancel(shopper, orderNumber)).status).toBe('cancelled');
  now = new Date(now.getTime() + 60_000);
  await settle();
  expect(await paymentsOf(orderNumber)).toEqual([{ state: 'captured', left: 0 }]);
  const { rows } = await shop.database.pool.query(
    `select kind, sandbox_movement.amount = order_payment.amount as whole from sandbox_movement
     join sandbox_payment on sandbox_payment.id = payment_id join order_payment using (idempotency_key)
     where order_number = $1 order by sandbox_movement.at`,
    [orderNumber],
  );
  expect(rows).toEqual([
    { kind: 'capture', whole: true },
    { kind: 'refund', whole: true },
  ]);
  // Its papers come to nothing, and nobody reads that a cancelled order is paid.
  const papers = await shop.database.pool.query(
    `select kind, (document ->> 'total')::int as total from order_paper where order_number = $1 order by issued_at, kind desc`,
    [orderNumber],
  );
  expect(papers.rows).toMatchObject([{ kind: 'invoice' }, { kind: 'credit note' }]);
  expect(Math.abs(papers.rows[1].total)).toBe(papers.rows[0].total);
  const mails = await shop.database.pool.query('select kind from order_mail where order_number = $1 order by kind', [
    orderNumber,
  ]);
  expect(mails.rows).toEqual([{ kind: 'order-cancelled' }, { kind: 'order-confirmation' }]);
});

test('thirty minutes after placing, and once packing has begun, an order can no longer be cancelled [C9.35]', async () => {
  const shopper = await newShopper(running.origin);
  const late = await buy(shopper, running.origin, upcs.socks);
  const begun = now;
  // By the link, as the session has expired.
  const token = running.shop.orderLinks.tokenOf(late.orderNumber);
  now = new Date(begun.getTime() + 30 * 60_000);
  const reader = await newShopper(running.origin);
  expect(await errorOf(cancel(reader, late.orderNumber, token))).toMatchObject({ id: 'CAN409', status: 409 });
  now = new Date(begun.getTime() + 30 * 60_000 - 1);
  expect((await cancel(reader, late.orderNumber, token)).status).toBe('cancelled');
  for (const state of ['in fulfilment', 'shipped', 'delivered']) {
    const { orderNumber } = await buy(shopper, running.origin, upcs.socks);
    await running.shop.database.pool.query('update orders set state = $2 where order_number = $1', [
      orderNumber,
      state,
    ]);
    expect(await refusalOf(cancel(shopper, orderNumber))).toBe('CAN409');
    expect(await shopper.call(readPurchase, { params: { orderId: orderNumber } })).toMatchObject({
      status: state,
      cancellableUntil: null,
    });
  }
});

test('another shopper’s order and an unknown one are answered alike, unless the caller holds the link of its mails', async () => {
  const { orderNumber } = await buy(await newShopper(running.origin), running.origin, upcs.socks);
  const other = await newShopper(running.origin);
  for (const [number, token] of [['UNKNOWN'], [orderNumber], [orderNumber, 'wrong']] as const) {
    expect(await refusalOf(cancel(other, number, token))).toBe('OHS4004');
  }
  const token = running.shop.orderLinks.tokenOf(orderNumber);
  expect((await cancel(other, orderNumber, token)).status).toBe('cancelled');
});
