import { placeOrder } from '@eyelet/contracts/checkout/place-order.ts';
import type { RequestOf } from '@eyelet/contracts/kernel/operation.ts';
import { changeNotifications } from '@eyelet/contracts/notifications/change.ts';
import { listDeskOrders } from '@eyelet/contracts/order-desk/list.ts';
import { readDeskOrder } from '@eyelet/contracts/order-desk/read.ts';
import { recordShipmentStep } from '@eyelet/contracts/order-desk/record-step.ts';
import { cancelOrder } from '@eyelet/contracts/orders/cancel.ts';
import { readPurchase } from '@eyelet/contracts/orders/read.ts';
import { trackOrder } from '@eyelet/contracts/orders/track.ts';
import { keepPreferences } from '@eyelet/db/notifications/preference.ts';
import { listDeskRows } from '@eyelet/db/orders/desk-list.ts';
import { meant } from '@eyelet/db/orders/desk-search.ts';
import { createMessages } from '@eyelet/messages/create-messages.ts';
import { announce } from '@eyelet/server/jobs/announce.ts';
import { newAssociate, openStoreSession } from '@eyelet/testing/associate.ts';
import { address, buy, readyCart } from '@eyelet/testing/buy.ts';
import { newConsumer } from '@eyelet/testing/consumer.ts';
import { newShopper, refusalOf, type Shopper } from '@eyelet/testing/shopper.ts';
import { detailOf, newStaff, type TestStaff } from '@eyelet/testing/staff.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deliver } from './orders.ts';

const t = createMessages('en');

let running: RunningShop;
let warehouse: TestStaff;
let guest: Shopper;
beforeAll(async () => {
  running = await startStockedShop();
  warehouse = await newStaff(running, { roles: ['warehouse'] });
  guest = await newShopper(running.origin);
});
afterAll(() => running.close());

const ups = { step: 'shipped', carrier: 'ups', trackingNumber: '1Z 42' } as const;
const order = (shopper: Shopper = guest) => buy(shopper, running.origin, upcs.socks);
const keyOf = (orderNumber: string) => ({ orderNumber, shippingId: 'shipment-1' });
const read = (shopper: Shopper, orderId: string) => shopper.call(readPurchase, { params: { orderId } });

async function mailsOf(orderNumber: string) {
  for (let round = 0; round < 3; round++) await announce(running.shop);
  const { rows } = await running.shop.database.pool.query<{ kind: string; text: string; html: string }>(
    'select kind, text, html from mail where subject_id = $1 order by kind',
    [`${orderNumber}/shipment-1`],
  );
  return rows;
}

test('a parcel is packed, sent and delivered: buyer and guest see it, and are notified by mail once [C1.23] [C1.39]', async () => {
  const { orderNumber } = await order();
  const params = keyOf(orderNumber);
  const packed = await warehouse.call(recordShipmentStep, { params, body: { step: 'packed' } });
  expect(packed).toMatchObject({ status: 'in fulfilment', shipments: [{ next: ['shipped'] }] });
  const sent = await Promise.all([
    warehouse.call(recordShipmentStep, { params, body: ups }),
    warehouse.call(recordShipmentStep, { params, body: ups }),
  ]);
  expect(sent.map(({ status }) => status)).toEqual(['shipped', 'shipped']);
  const parcel = { carrier: 'UPS', trackingNumber: '1Z42', trackingUrl: expect.stringContaining('=1Z42') };
  expect(await read(guest, orderNumber)).toMatchObject({
    status: 'shipped',
    shipments: [{ parcel, deliveredAt: null }],
  });
  await warehouse.call(recordShipmentStep, { params, body: { step: 'delivered' } });
  const tracked = await guest.call(trackOrder, { body: { orderNumber, email: address.email } });
  expect(tracked.shipments).toMatchObject([{ parcel, deliveredAt: expect.any(String) }]);
  expect(tracked.steps.map(({ status }) => status)).toEqual([
    ...['created', 'confirmed', 'in fulfilment', 'shipped', 'delivered'],
  ]);
  const mails = await mailsOf(orderNumber);
  expect(mails.map(({ kind }) => kind)).toEqual(['shipment-delivered', 'shipment-shipped']);
  const page = 'https://www.ups.com/track?tracknum=1Z42';
  const label = t('purchases.parcelFollow', { number: '1Z42', carrier: 'UPS' });
  expect(mails[1]?.text).toContain(t('shop.labelled', { label, value: page }));
  expect(
    mails[1]?.html.split('</a>').some((part) => part.includes(`<a href="${page}"`) && part.endsWith(`>${label}`)),
  ).toBe(true);
});

test('a consumer who does not want notifications about deliveries gets none [C7.88]', async () => {
  const consumer = await newConsumer(running.origin);
  await consumer.call(changeNotifications, {
    body: { notifications: [{ topic: 'shipping', channel: 'email', enabled: false }] },
  });
  const placed = await order(consumer);
  await deliver(warehouse, placed);
  expect(await mailsOf(placed.orderNumber)).toEqual([]);
});

test('mails about deliveries lead members to where they switch them off, and guests, who cannot, nowhere', async () => {
  const lead = async (shopper: Shopper) => {
    const placed = await order(shopper);
    await deliver(warehouse, placed);
    const mails = await mailsOf(placed.orderNumber);
    expect(mails).toHaveLength(2);
    return mails
      .flatMap(({ text, html }) => [text, html])
      .filter((one) => one.includes('/en-us/account/subscriptions'));
  };
  expect(await lead(await newConsumer(running.origin))).toHaveLength(4);
  expect(await lead(guest)).toEqual([]);
});

test('who bought in a store is told of deliveries, whatever the associate who sold to them has chosen', async () => {
  const seller = await newShopper(running.origin);
  const associate = await newAssociate(running);
  const session = { ...seller, auth: await openStoreSession(seller, associate) };
  const { id: cartId } = await readyCart(session, running.origin, upcs.socks);
  const placed = await session.call(placeOrder, { body: { cartId } });
  const { db } = running.shop.database;
  const { owner } = await db
    .selectFrom('orders')
    .select('owner')
    .where('order_number', '=', placed.orderNumber)
    .executeTakeFirstOrThrow();
  const off = { topic: 'shipping', channel: 'email', enabled: false, changed_at: new Date() } as const;
  await keepPreferences(db, [{ consumer_id: owner, ...off }]);
  await deliver(warehouse, placed);
  const mails = await mailsOf(placed.orderNumber);
  expect(mails).toHaveLength(2);
  expect(mails.filter(({ text }) => text.includes('/account/subscriptions'))).toEqual([]);
});

test('a parcel that is sent can no longer be cancelled by its shopper [C7.82]', async () => {
  const placed = await order();
  await deliver(warehouse, placed);
  expect(await refusalOf(guest.call(cancelOrder, { body: { orderNumber: placed.orderNumber } }))).toBe('CAN409');
});

test('if the warehouse packs while the shopper cancels, one of them wins', async () => {
  for (let round = 0; round < 5; round++) {
    const { orderNumber } = await order();
    const params = keyOf(orderNumber);
    const outcomes = await Promise.allSettled([
      warehouse.call(recordShipmentStep, { params, body: { step: 'packed' } }),
      guest.call(cancelOrder, { body: { orderNumber } }),
    ]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  }
});

test('a step that is too early, too late or without a carrier is refused, with the current order', async () => {
  const { orderNumber } = await order();
  const params = keyOf(orderNumber);
  const record = (body: RequestOf<typeof recordShipmentStep>['body']) =>
    detailOf(warehouse.call(recordShipmentStep, { params, body }));
  expect(await record({ step: 'delivered' })).toMatchObject({
    errorId: 'STF409',
    current: { status: 'confirmed' },
  });
  expect(await record({ ...ups, carrier: 'nobody' })).toMatchObject({ errorId: 'STF400' });
  expect(await record({ ...ups, trackingNumber: ' ' })).toMatchObject({ errorId: 'STF400' });
  await warehouse.call(recordShipmentStep, { params, body: ups });
  expect(await record({ ...ups, trackingNumber: 'other' })).toMatchObject({ errorId: 'STF409' });
  const unknown = warehouse.call(recordShipmentStep, { params: keyOf('NONE'), body: { step: 'packed' } });
  expect(await detailOf(unknown)).toMatchObject({ errorId: 'STF404' });
});

test('an order is found by whatever somebody has of it; staff who may only read cannot record steps', async () => {
  const own = { firstName: 'Élodie', lastName: 'Ferri', phone: '2075550987' };
  const { orderNumber } = await buy(guest, running.origin, upcs.deckLarger, undefined, own);
  await order();
  const params = keyOf(orderNumber);
  await warehouse.call(recordShipmentStep, { params, body: { ...ups, trackingNumber: `T-${orderNumber}` } });
  await announce(running.shop);
  const { db } = running.shop.database;
  const { paper_number: invoice } = await db
    .selectFrom('order_paper')
    .select('paper_number')
    .where('order_number', '=', orderNumber)
    .executeTakeFirstOrThrow();
  const numbers = async (query: RequestOf<typeof listDeskOrders>['query']) =>
    (await warehouse.call(listDeskOrders, { query: { limit: 200, ...query } })).rows.map((one) => one.orderNumber);
  for (const search of [orderNumber.slice(0, -1).toLowerCase(), address.email.toUpperCase(), `t-${orderNumber}`]) {
    expect(await numbers({ search }), search).toContain(orderNumber);
  }
  const goods = await db
    .selectFrom('order_line')
    .select(['sku', 'master_id'])
    .where('order_number', '=', orderNumber)
    .executeTakeFirstOrThrow();
  const told = ['élodie fe', 'FERRI', '(207) 555-0987', '+1 207 555 0987', invoice.toLowerCase()];
  for (const search of [...told, goods.sku.toLowerCase(), goods.master_id, `T-${orderNumber}`])
    expect(await numbers({ search }), search).toEqual([orderNumber]);
  // The second parcel of a shipment, whose number only the parcel has.
  await running.shop.database.pool.query('update order_shipment set tracking_number = null where order_number = $1', [
    orderNumber,
  ]);
  expect(await numbers({ search: `T-${orderNumber}` })).toEqual([orderNumber]);
  const today = new Date().toISOString().slice(0, 10);
  const days = { from: today, until: today, market: 'en-us', search: 'ferri' };
  expect(await numbers(days)).toEqual([orderNumber]);
  for (const beyond of [{ from: '2099-01-01' }, { until: '2001-01-01' }, { market: 'de-de' }])
    for (const search of ['ferri', undefined]) expect(await numbers({ ...days, search, ...beyond })).toEqual([]);
  expect(await refusalOf(numbers({ market: 'xx-xx' }))).toBe('STF400');
  expect(await refusalOf(numbers({ from: 'yesterday' }))).toBe('STF400');
  expect(await numbers({ status: 'shipped' })).toContain(orderNumber);
  expect(await numbers({ status: 'cancelled', search: orderNumber })).toEqual([]);
  const first = await warehouse.call(listDeskOrders, { query: { limit: 1 } });
  const second = await warehouse.call(listDeskOrders, { query: { limit: 1, after: first.next ?? '' } });
  expect(second.rows[0]?.orderNumber).not.toBe(first.rows[0]?.orderNumber);
  const analyst = await newStaff(running, { roles: ['analyst'] });
  expect(await analyst.call(readDeskOrder, { params: { orderNumber } })).toMatchObject({ email: address.email });
  const moved = analyst.call(recordShipmentStep, { params, body: { step: 'delivered' } });
  expect(await detailOf(moved)).toMatchObject({ errorId: 'STF403' });
});

test('each way in which an order is found has an index, and what too many orders fit is found from the latest on', async () => {
  const { db, pool } = running.shop.database;
  const client = await pool.connect();
  try {
    await client.query('begin; set local enable_seqscan = off');
    for (const search of ['2075550987', 'Éva', 'SKDECK01']) {
      const { sql: text, parameters } = meant(search, 10).compile(db);
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${text}`, [...parameters]);
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      expect(plan).not.toContain('Seq Scan');
    }
    await client.query('rollback');
  } finally {
    client.release();
  }
  const latest = (search: string) => listDeskRows(db, { search }, { limit: 1, most: 0 });
  const { orderNumber } = await buy(guest, running.origin, upcs.deck, undefined, {
    firstName: 'Éva',
    lastName: 'Brandt',
  });
  await order();
  for (const search of ['éva', 'BRANDT', 'skdeck01b', 'SKDECK01', orderNumber]) {
    const { rows } = await latest(search);
    expect(rows, search).toMatchObject([{ order_number: orderNumber }]);
  }
});
