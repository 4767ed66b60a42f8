import { placeOrder } from '@eyelet/contracts/checkout/place-order.ts';
import { readPurchase } from '@eyelet/contracts/orders/read.ts';
import { announce } from '@eyelet/server/jobs/announce.ts';
import { recover } from '@eyelet/server/jobs/recover.ts';
import { buy, cards, readyCart } from '@eyelet/testing/buy.ts';
import { type Books, readBooks } from '@eyelet/testing/ledgers.ts';
import { newShopper } from '@eyelet/testing/shopper.ts';
import { type RunningShop, startShop } from '@eyelet/testing/start-shop.ts';
import { setStock, startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { mortal } from './cut-off.ts';
import { placeAndDie } from './place-and-die.ts';

const upc = upcs.deck;
let running: RunningShop;
let ahead = 0;

beforeEach(async () => {
  ahead = 0;
  running = await startStockedShop({ parts: { clock: () => new Date(Date.now() + ahead) } });
});
afterEach(() => running.close());

const recoverAll = () => recover(running.shop);

const untouched: Partial<Books> = { onHand: 20, reserved: 0, reservations: 0, orders: {}, lines: 0, captures: 0 };
const ordered: Partial<Books> = {
  onHand: 19,
  reserved: 0,
  reservations: 0,
  orders: { confirmed: 1 },
  lines: 1,
  payments: { captured: 1 },
  captures: 1,
  carts: { ordered: 1 },
  placements: { done: 1 },
};

test('killed after reserving: nothing is left over, and the cart can be ordered again [C7.55]', async () => {
  const shopper = await newShopper(running.origin);
  const cart = await readyCart(shopper, running.origin, upc);
  await placeAndDie(running, { shopper, cartId: cart.id, step: 'claim' });
  expect(await readBooks(running, upc)).toMatchObject({ reserved: 1, reservations: 1, carts: { placing: 1 } });
  expect(await recoverAll()).toBe(0);
  ahead = 31_000;
  expect(await recoverAll()).toBe(1);
  expect(await readBooks(running, upc)).toMatchObject({ ...untouched, carts: { open: 1 } });
  const order = await shopper.call(placeOrder, { body: { cartId: cart.id } });
  expect(order.status).toBe('confirmed');
  await announce(running.shop);
  expect(await readBooks(running, upc)).toMatchObject({ ...ordered, payments: { captured: 1, voided: 1 } });
});

test('a placement whose draft is broken stays as it is, with a fault that names its order', async () => {
  const shopper = await newShopper(running.origin);
  const cart = await readyCart(shopper, running.origin, upc);
  await placeAndDie(running, { shopper, cartId: cart.id, step: 'authorise' });
  const { pool } = running.shop.database;
  const { rows } = await pool.query<{ order_number: string }>(
    `update placement set draft = draft - 'payments' where cart_id = $1 returning order_number`,
    [cart.id],
  );
  ahead = 31_000;
  const fault = await recoverAll().catch((error: AggregateError) => error);
  expect(fault).toBeInstanceOf(AggregateError);
  const [one] = (fault as AggregateError).errors as readonly Error[];
  expect(one?.message).toMatch(`the draft of order ${rows[0]?.order_number} does not match its schema`);
  // Neither ordered nor given up: its payment is held, and somebody has to look.
  expect(await readBooks(running, upc)).toMatchObject({ orders: {}, payments: { authorised: 1 }, reserved: 1 });
});

test('a placement that an earlier version began, without members that came later, is finished', async () => {
  const shopper = await newShopper(running.origin);
  const cart = await readyCart(shopper, running.origin, upc);
  await placeAndDie(running, { shopper, cartId: cart.id, step: 'authorise' });
  await running.shop.database.pool.query(
    `update placement set draft = (draft - 'allowances' - 'redemptions') #- '{order,terms_page}' #- '{order,terms_version}' #- '{order,in_store}' #- '{shipments,0,taken_at_once}'
     where cart_id = $1`,
    [cart.id],
  );
  ahead = 31_000;
  expect(await recoverAll()).toBe(1);
  expect(await shopper.call(placeOrder, { body: { cartId: cart.id } })).toMatchObject({ status: 'confirmed' });
});

test('killed after paying: the order is finished with that payment, once [C7.55 C3.31]', async () => {
  const shopper = await newShopper(running.origin);
  const cart = await readyCart(shopper, running.origin, upc);
  await placeAndDie(running, { shopper, cartId: cart.id, step: 'authorise' });
  expect(await readBooks(running, upc)).toMatchObject({ orders: {}, payments: { authorised: 1 } });
  ahead = 31_000;
  expect(await Promise.all([recoverAll(), recoverAll()])).toContain(1);
  const order = await shopper.call(placeOrder, { body: { cartId: cart.id } });
  expect(order).toMatchObject({ status: 'confirmed', totals: { ...cart.totals, remainingToPay: 0 } });
  await announce(running.shop);
  expect(await readBooks(running, upc)).toMatchObject(ordered);
});

test('killed after writing: the order exists, and is announced once [C7.55]', async () => {
  const shopper = await newShopper(running.origin);
  const cart = await readyCart(shopper, running.origin, upc);
  await placeAndDie(running, { shopper, cartId: cart.id, step: 'write' });
  ahead = 31_000;
  expect(await recoverAll()).toBe(0);
  // Two simultaneous announcements: each of the six consequences (a capture, two mails, points, an invoice, gift cards; no
  // webhook has chosen anything) is done by one of them.
  const [one, other] = await Promise.all([announce(running.shop), announce(running.shop)]);
  expect(one + other).toBe(6);
  expect(await readBooks(running, upc)).toMatchObject(ordered);
  const { rows } = await running.shop.database.pool.query(
    `select recipient, sent_at from mail where kind = 'order-confirmation'`,
  );
  expect(rows).toEqual([{ recipient: 'ada@example.com', sent_at: expect.any(Date) }]);
});

/** What follows from orders: their captures, their mails and what they record of them, their invoices. */
async function consequencesOf(orderNumbers: readonly string[]) {
  const { pool } = running.shop.database;
  const count = async (text: string) => (await pool.query(text, [orderNumbers])).rows.map((row) => Object.values(row));
  return {
    captured: await count(
      `select order_number, count(*)::int from order_payment join sandbox_movement on payment_id = provider_payment_id
       where order_number = any($1) and kind = 'capture' and state = 'captured' group by 1 order by 1`,
    ),
    mails: await count(
      `select order_number, kind, count(*)::int from order_mail join mail using (kind)
       where order_number = any($1) and subject_id = order_number and mail.sent_at is not null group by 1, 2 order by 1, 2`,
    ),
    papers: await count(
      'select order_number, count(*)::int from order_paper where order_number = any($1) group by 1 order by 1',
    ),
  };
}

const once = (orderNumbers: readonly string[]) => {
  const sorted = orderNumbers.toSorted();
  return {
    captured: sorted.map((number) => [number, 1]),
    mails: sorted.flatMap((number) => ['order-confirmation', 'order-paid'].map((kind) => [number, kind, 1])),
    papers: sorted.map((number) => [number, 1]),
  };
};

async function threeOrders(): Promise<readonly string[]> {
  const orders = [1, 2, 3].map(
    async () => (await buy(await newShopper(running.origin), running.origin, upcs.socks)).orderNumber,
  );
  return Promise.all(orders);
}

/** Makes all that is due, also what was claimed by a process that is gone, or failed. */
async function follow(): Promise<void> {
  for (let round = 0; round < 3; round++) {
    ahead += 3 * 60_000;
    await announce(running.shop);
  }
}

test('killed at any write while several orders are told of together: each is captured, mailed and invoiced once, without a gap', {
  timeout: 300_000,
}, async () => {
  await setStock(running, upcs.socks, 500);
  const { pool } = running.shop.database;
  const parts = { clock: () => new Date(Date.now() + ahead) };
  const dying = await startShop({ databaseUrl: running.databaseUrl, config: { poolSize: 6 }, parts });
  try {
    const death = mortal(dying.shop);
    for (let write = 1, isDone = false; !isDone; write++) {
      expect(write).toBeLessThan(40);
      const orders = await threeOrders();
      isDone = await death.cutOffBefore(write, async () => {
        await announce(dying.shop);
      });
      await follow();
      expect(await consequencesOf(orders), `before write ${write}`).toEqual(once(orders));
      expect((await pool.query('select 1 from event_delivery')).rowCount).toBe(0);
    }
    const papers = await pool.query('select serial_no from order_paper order by serial_no');
    expect(papers.rows.map((row) => row.serial_no)).toEqual(papers.rows.map((_, index) => index + 1));
  } finally {
    await dying.close();
  }
});

test('an order that cannot be read holds up no other that is told of together with it, and is told of once it can be', async () => {
  const orders = await threeOrders();
  const { pool } = running.shop.database;
  const spoil = (receipt: object | null) =>
    pool.query('update orders set receipt = $2 where order_number = $1 returning receipt', [orders[1], receipt]);
  const kept = await pool.query('select receipt from orders where order_number = $1', [orders[1]]);
  await spoil({ lines: 'none' });
  await announce(running.shop);
  const others = orders.filter((number) => number !== orders[1]);
  expect(await consequencesOf(orders)).toEqual({ ...once(others), captured: once(orders).captured });
  await spoil(kept.rows[0]?.receipt);
  await follow();
  expect(await consequencesOf(orders)).toEqual(once(orders));
});

test('killed after a challenge began: the order waits for it, its stock stays reserved [C4.07]', async () => {
  const shopper = await newShopper(running.origin);
  const cart = await readyCart(shopper, running.origin, upc, cards.challenge);
  await placeAndDie(running, { shopper, cartId: cart.id, step: 'authorise' });
  ahead = 31_000;
  expect(await recoverAll()).toBe(1);
  const order = await shopper.call(placeOrder, { body: { cartId: cart.id } });
  expect(order).toMatchObject({ status: 'payment pending', challenge: { transactionId: expect.any(String) } });
  expect(await shopper.call(readPurchase, { params: { orderId: order.orderNumber } })).toEqual(order);
  expect(await readBooks(running, upc)).toMatchObject({ onHand: 20, reserved: 1, orders: { 'payment pending': 1 } });
});
