import { inflateRawSync } from 'node:zlib';
import { saveCard } from '@eyelet/contracts/cards/save.ts';
import { addItem } from '@eyelet/contracts/cart/add-item.ts';
import { createCartWithItem } from '@eyelet/contracts/cart/create-with-item.ts';
import { readCart } from '@eyelet/contracts/cart/read.ts';
import { placeOrder } from '@eyelet/contracts/checkout/place-order.ts';
import { addAddress } from '@eyelet/contracts/consumer/add-address.ts';
import { deleteConsumer } from '@eyelet/contracts/consumer/delete.ts';
import { exportData } from '@eyelet/contracts/consumer/export-data.ts';
import { keepConsumer } from '@eyelet/contracts/consumer/keep.ts';
import { readConsumer } from '@eyelet/contracts/consumer/read.ts';
import { confirmSubscription } from '@eyelet/contracts/subscriptions/confirm.ts';
import { subscribe } from '@eyelet/contracts/subscriptions/subscribe.ts';
import { personalColumns } from '@eyelet/db/exports/personal-columns.ts';
import { takeUpdate } from '@eyelet/server/carriers/take-update.ts';
import { announce } from '@eyelet/server/jobs/announce.ts';
import { eraseDueConsumers } from '@eyelet/server/personal-data/erase.ts';
import { performExport } from '@eyelet/server/personal-data/export.ts';
import { fieldOf, isShown } from '@eyelet/server/personal-data/fields.ts';
import { gatherData } from '@eyelet/server/personal-data/gather.ts';
import { reaches } from '@eyelet/server/personal-data/reaches.ts';
import { address, buy, cardToken, makeReady } from '@eyelet/testing/buy.ts';
import { humanProof, newConsumer } from '@eyelet/testing/consumer.ts';
import { newGiftCard } from '@eyelet/testing/gift-cards.ts';
import { newShopper, refusalOf } from '@eyelet/testing/shopper.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let now = new Date('2026-11-21T12:00:00Z');
let running: RunningShop;
beforeAll(async () => {
  running = await startStockedShop({ parts: { clock: () => now } });
});
afterAll(() => running.close());

const later = (days: number) => {
  now = new Date(now.getTime() + days * 24 * 3600 * 1000);
};

/** A consumer with a profile, an address, a cart and an order. */
async function knownConsumer(phone: string) {
  const consumer = await newConsumer(running.origin, {
    signUp: { firstName: 'Wilhelmina', phone, subscriptions: { newsletterConsent: true } },
  });
  await consumer.call(addAddress, { body: { address: { ...address, addressLine1: '77 Lantern Way' } } });
  const order = await buy(consumer, running.origin, upcs.socks);
  const cart = await consumer.call(createCartWithItem, { body: { upc: upcs.socks } });
  return { consumer, order, cart };
}

test('every column marked as personal is covered by the export and the erasure', async () => {
  const marked = await personalColumns(running.shop.database.db);
  expect(marked.length).toBeGreaterThan(30);
  const reached = new Set(reaches.map(({ table }) => table));
  expect([...new Set(marked.map(({ table }) => table))].filter((table) => !reached.has(table))).toEqual([]);
  const columns = new Set(marked.map(({ table, column }) => `${table}.${column}`));
  for (const { table, hide = [] } of reaches) {
    for (const column of hide) expect(columns).toContain(`${table}.${column}`);
  }
});

/** Members and columns without meaning for people, or whose documents are exported member by member. */
const wordless = new Set([
  'document',
  'billing',
  'address',
  'before',
  'after',
  'draft',
  'source',
  'spending',
  'gift_option',
  'gift_card',
  'contact',
  'device_fingerprint',
  'warranty',
]);

test('every exported column has a label on the page', () => {
  const wanting = reaches.flatMap(({ table, also = [] }) =>
    also.filter((column) => !isShown(fieldOf(column))).map((column) => `${table}.${column}`),
  );
  expect(wanting).toEqual([]);
});

test('every personal column that is shown has a label, or is a document', async () => {
  const marked = await personalColumns(running.shop.database.db);
  const hidden = new Set(reaches.flatMap(({ table, hide = [] }) => hide.map((column) => `${table}.${column}`)));
  const wanting = marked.filter(
    ({ table, column }) => !hidden.has(`${table}.${column}`) && !wordless.has(column) && !isShown(fieldOf(column)),
  );
  expect(wanting.map(({ table, column }) => `${table}.${column}`)).toEqual([]);
});

test('all data are exported, and the link to them is mailed to their owner', async () => {
  const { consumer, order } = await knownConsumer('2075550111');
  const asked = await Promise.all(Array.from({ length: 4 }, () => consumer.call(exportData, {})));
  expect(new Set(asked.map(({ exportId }) => exportId)).size).toBe(1);
  await announce(running.shop);
  await announce(running.shop);
  const { rows } = await running.shop.database.pool.query<{ text: string }>(
    `select text from mail where kind = 'export-ready' and recipient = $1`,
    [consumer.email],
  );
  const path = downloadIn(rows[0]?.text);
  const answer = await consumer.fetch(running.origin + path);
  expect(answer.headers.get('content-type')).toBe('application/zip');
  const archive = Buffer.from(await answer.arrayBuffer()).toString('latin1');
  expect(archive).toContain('data.json');
  expect(archive).toContain('data.html');
  const data = JSON.stringify(await gatherData(running.shop.database.db, consumer.auth.consumerNo));
  for (const part of ['Wilhelmina', '77 Lantern Way', order.orderNumber, consumer.email, '+12075550111']) {
    expect(data).toContain(part);
  }
  expect(data).not.toContain('argon2');
  const stranger = await newConsumer(running.origin);
  expect((await stranger.fetch(running.origin + path)).status).toBe(302);
  expect((await fetch(running.origin + path, { redirect: 'manual' })).headers.get('location')).toMatch(
    /sign-in\?next=/,
  );
});

test('an export has the amounts of gift cards in major units, as it has those of store credit', async () => {
  const consumer = await newConsumer(running.origin);
  await newGiftCard(running, 5050, { recipient_email: consumer.email });
  const data = await gatherData(running.shop.database.db, consumer.auth.consumerNo);
  expect(data.gift_card).toMatchObject([{ amount: 50.5, currency: 'USD' }]);
});

test('an export has the amounts of orders, carts and yearly limits in major units', async () => {
  const consumer = await newConsumer(running.origin);
  const { pool, db } = running.shop.database;
  const limit = { yearly: 150_050, currentSpend: 1999 };
  await pool.query('update consumer set spending = $2 where id = $1', [
    consumer.auth.consumerNo,
    JSON.stringify({ athlete: limit }),
  ]);
  const giftCard = {
    ...{ amount: 40.5, recipientName: 'Bela Moor', recipientEmail: 'bela@example.com', sender: 'Ada' },
    ...{ message: 'For new soles', design: 'kelp' },
  };
  const { id } = await consumer.call(createCartWithItem, { body: { upc: upcs.socks } });
  await consumer.call(addItem, { body: { cartId: id, upc: upcs.giftCard, giftCard } });
  await makeReady(consumer, running.origin, id);
  const { totals, items } = await consumer.call(placeOrder, { body: { cartId: id } });
  const open = await consumer.call(createCartWithItem, { body: { upc: upcs.giftCard, giftCard } });
  await storeAmounts(open.id);
  const data = await gatherData(db, consumer.auth.consumerNo);
  expect(data.orders).toMatchObject([{ total: totals.total }]);
  expect(data.order_line?.map(({ row_total }) => row_total)).toEqual(items.map(({ price }) => price.rowTotal));
  expect(data.order_line?.flatMap(({ gift_card }) => gift_card ?? [])).toMatchObject([{ amount: 40.5 }]);
  expect(data.consumer).toMatchObject([{ spending: { athlete: { yearly: 1500.5, currentSpend: 19.99 } } }]);
  expect(data.cart?.find(({ state }) => state === 'open')?.document).toMatchObject({
    lines: [{ quantity: 1, giftCard: { amount: 40.5 }, transition: { priceDifference: -5.25 } }],
    instruments: [{ amount: 12.5 }],
    adjustments: [{ value: 10, approval: { lines: [{ quantity: 2, price: 80 }] } }],
    shopper: {
      allowances: { limits: { employee: { yearly: 200, currentSpend: 10 } }, years: [{ year: 2026, amount: 30 }] },
      segment: { orders: 300, spent: { 90: { USD: 99.99 } } },
    },
    uses: { welcome: { used: 300, spent: { USD: 7.5 } } },
  });
});

/** Stores what a cart keeps of delivery, payment, adjustments and its shopper, in minor units. */
async function storeAmounts(cartId: string): Promise<void> {
  const more = {
    instruments: [{ amount: 1250 }],
    adjustments: [{ value: 1000, approval: { lines: [{ quantity: 2, price: 8000 }] } }],
    shopper: {
      allowances: {
        limits: { employee: { yearly: 20_000, currentSpend: 1000 } },
        years: [{ year: 2026, amount: 3000 }],
      },
      segment: { orders: 300, spent: { 90: { USD: 9999 } } },
    },
    uses: { welcome: { used: 300, spent: { USD: 750 } } },
  };
  await running.shop.database.pool.query(
    `update cart set document = jsonb_set(document || $2, '{lines,0,transition}', '{"priceDifference": -525}') where id = $1`,
    [cartId, JSON.stringify(more)],
  );
}

test('an export is a snapshot: a change made meanwhile is not partly in it', async () => {
  const { consumer, order } = await knownConsumer('2075550113');
  const { pool } = running.shop.database;
  const { exportId } = await consumer.call(exportData, {});
  const writer = await pool.connect();
  try {
    // Order lines are read last; the export waits for them while order and lines change.
    await writer.query('begin');
    await writer.query('lock table order_line in access exclusive mode');
    const gathering = performExport(running.shop, exportId);
    const waiting = `select 1 from pg_locks where relation = 'order_line'::regclass and not granted`;
    await expect.poll(async () => (await pool.query(waiting)).rowCount).toBe(1);
    await writer.query(`update order_line set name = 'Changed meanwhile' where order_number = $1`, [order.orderNumber]);
    await writer.query('commit');
    await gathering;
  } finally {
    writer.release();
  }
  const { rows } = await pool.query<{ archive: Buffer }>('select archive from data_export where id = $1', [exportId]);
  const text = firstFileOf(rows[0]?.archive ?? Buffer.alloc(30));
  expect(text).toContain(order.orderNumber);
  expect(text).not.toContain('Changed meanwhile');
});

/** The text of the first file of a ZIP archive: after a header of 30 bytes, its name and its extra field. */
function firstFileOf(archive: Buffer): string {
  const from = 30 + archive.readUInt16LE(26) + archive.readUInt16LE(28);
  return inflateRawSync(archive.subarray(from)).toString('utf8');
}

const downloadIn = (mail = '') => /\/en-us\/account\/data\/download\?token=[\w-]+/.exec(mail)?.[0];

test('the link works after the access token has run out, as the session is renewed on the way', async () => {
  const consumer = await newConsumer(running.origin);
  await consumer.call(exportData, {});
  await announce(running.shop);
  await announce(running.shop);
  const { rows } = await running.shop.database.pool.query<{ text: string }>(
    `select text from mail where kind = 'export-ready' and recipient = $1`,
    [consumer.email],
  );
  const before = consumer.cookie('eyelet_access');
  later(1);
  const answer = await consumer.fetch(running.origin + downloadIn(rows[0]?.text));
  expect(answer.headers.get('content-type')).toBe('application/zip');
  expect(consumer.cookie('eyelet_access')).not.toBe(before);
  expect((await consumer.call(readConsumer, {})).consumerDetails.email).toBe(consumer.email);
});

test('an account is deleted after two weeks in which this can be undone; its orders stay without personal data [C8.10, C8.104]', async () => {
  const { consumer, order, cart } = await knownConsumer('2075550112');
  expect(await refusalOf(consumer.call(deleteConsumer, { body: { password: 'Wrong-password-1' } }))).toBe('AUT450');
  await consumer.call(deleteConsumer, { body: { password: consumer.password } });
  await consumer.call(keepConsumer, {});
  later(15);
  expect(await eraseDueConsumers(running.shop)).toBe(0);

  const again = await newConsumer(running.origin, { ...consumer, signedUp: true });
  const { deletionDate } = await again.call(deleteConsumer, { body: { password: consumer.password } });
  expect(deletionDate).toBe(new Date(now.getTime() + 14 * 24 * 3600 * 1000).toISOString());
  later(14);
  const last = await newConsumer(running.origin, { ...consumer, signedUp: true });
  expect(await eraseDueConsumers(running.shop)).toBe(1);

  await expect.poll(() => refusalOf(last.call(readCart, { params: { basketId: cart.id } }))).toBe('AUT498');
  expect(await refusalOf(last.call(readConsumer, {}))).toBe('PRO404');
  const { pool, db } = running.shop.database;
  const orders = await pool.query('select * from orders where order_number = $1', [order.orderNumber]);
  expect(orders.rows).toMatchObject([{ total: expect.any(Number), email: '', lower_email: '' }]);
  expect(orders.rows).toMatchObject([{ first_last_name: null, last_first_name: null, turned_phone: null }]);
  const left = JSON.stringify(await gatherData(db, consumer.auth.consumerNo));
  for (const part of ['Wilhelmina', 'Lantern', 'Marsh', consumer.email, '5550112']) expect(left).not.toContain(part);
  // Email and phone can be used for a new account.
  await newConsumer(running.origin, { email: consumer.email, signUp: { phone: '2075550112' } });
});

test('where a parcel was is exported, and erased with its buyer, what comes later included', async () => {
  const { consumer, order } = await knownConsumer('2075550114');
  const { pool, db } = running.shop.database;
  await pool.query(
    `insert into parcel (order_number, shipping_id, carrier, tracking_number, handed_over_at, next_look_at)
     select order_number, shipping_id, 'ups', '1ZERASED', $2, $2 from order_shipment where order_number = $1`,
    [order.orderNumber, now],
  );
  const report = () =>
    takeUpdate(running.shop, {
      ...{ carrier: 'ups', trackingNumber: '1ZERASED', expectedOn: null, saidAt: now },
      scans: [{ state: 'travelling', at: now, place: 'Wells Depot' }],
    });
  expect(await report()).toBe('taken');
  expect((await gatherData(db, consumer.auth.consumerNo)).parcel_scan).toMatchObject([{ place: 'Wells Depot' }]);
  await consumer.call(deleteConsumer, { body: { password: consumer.password } });
  later(15);
  expect(await eraseDueConsumers(running.shop)).toBe(1);
  expect(await report()).toBe('taken');
  const { rows } = await pool.query('select place from parcel_scan');
  expect(rows).toEqual([{ place: '' }, { place: '' }]);
});

test('data linked to the owner by email or orders are exported and erased as well, and cards at the provider', async () => {
  const { origin, shop } = running;
  const { pool, db } = shop.database;
  const email = 'before.account@example.com';
  const visitor = await newShopper(origin);
  await visitor.call(subscribe, { body: { channel: 'email', recipient: email, optin: true } });
  const consumer = await newConsumer(origin, { email });
  const subscribed = async () => (await gatherData(db, consumer.auth.consumerNo)).subscription;
  await consumer.call(subscribe, { body: { channel: 'email', optin: true } });
  expect(await subscribed()).toEqual([]);
  await announce(shop);
  const { rows: asked } = await pool.query<{ text: string }>('select text from mail where recipient = $1', [email]);
  const confirmation = /confirm\?token=([^\s&]+)/.exec(asked[0]?.text ?? '')?.[1] ?? '';
  await visitor.call(confirmSubscription, { body: { token: decodeURIComponent(confirmation) } });
  await consumer.call(saveCard, {
    body: { payment_method_id: 'CREDIT_CARD', token: await cardToken(origin), recaptcha_response: humanProof },
  });
  const { rows: saved } = await pool.query('select token from saved_card where consumer_id = $1', [
    consumer.auth.consumerNo,
  ]);
  // The order goes to another address than that of the account.
  const order = await buy(consumer, origin, upcs.socks, undefined, { email: 'gift.for@example.com' });
  await announce(shop);
  const data = await gatherData(db, consumer.auth.consumerNo);
  expect(data.subscription).toMatchObject([{ recipient: email }]);
  const [gift, paid] = ['gift.for@example.com', 'gift.for@example.com'];
  expect(data.mail?.map(({ recipient }) => recipient).toSorted()).toEqual([email, gift, paid]);
  expect(JSON.stringify(data)).not.toContain(saved[0].token);

  await consumer.call(deleteConsumer, { body: { password: consumer.password } });
  later(14);
  expect(await eraseDueConsumers(shop)).toBe(1);
  await announce(shop);
  const left = await pool.query(
    `select recipient from mail where subject_id = $1 union select recipient from subscription where recipient = $2`,
    [order.orderNumber, email],
  );
  expect(left.rows).toEqual([]);
  expect(await shop.payments.token(saved[0].token, 'CREDIT_CARD', new Date())).toBeUndefined();
});
