import { randomUUID } from 'node:crypto';
import { moveBulkAction } from '@eyelet/contracts/bulk-actions/move.ts';
import { readBulkAction } from '@eyelet/contracts/bulk-actions/read.ts';
import { startBulkAction } from '@eyelet/contracts/bulk-actions/start.ts';
import { placeOrder } from '@eyelet/contracts/checkout/place-order.ts';
import { deleteConsumer } from '@eyelet/contracts/consumer/delete.ts';
import type { RequestOf } from '@eyelet/contracts/kernel/operation.ts';
import { changeNotifications } from '@eyelet/contracts/notifications/change.ts';
import { listDeskOrders } from '@eyelet/contracts/order-desk/list.ts';
import { readDeskOrder } from '@eyelet/contracts/order-desk/read.ts';
import { recordShipmentStep } from '@eyelet/contracts/order-desk/record-step.ts';
import { cancelOrder } from '@eyelet/contracts/orders/cancel.ts';
import { readPurchase } from '@eyelet/contracts/orders/read.ts';
import { trackOrder } from '@eyelet/contracts/orders/track.ts';
import { printedBy } from '@eyelet/db/bulk-actions/bulk-action.ts';
import { failBulkAction } from '@eyelet/db/bulk-actions/run.ts';
import type { Reader } from '@eyelet/db/database.ts';
import { keepPreferences } from '@eyelet/db/notifications/preference.ts';
import { codesBeginning, codesOf, walkGoods } from '@eyelet/db/orders/desk-goods.ts';
import { type DeskCursor, type DeskFilter, listDeskRows } from '@eyelet/db/orders/desk-list.ts';
import { meant } from '@eyelet/db/orders/desk-search.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { createMessages } from '@eyelet/messages/create-messages.ts';
import { runBulkActions } from '@eyelet/server/bulk-actions/run-due.ts';
import { announce } from '@eyelet/server/jobs/announce.ts';
import { eraseConsumer } from '@eyelet/server/personal-data/erase.ts';
import { sendText } from '@eyelet/server/text-messages/send-text.ts';
import { TextFault } from '@eyelet/server/text-messages/service.ts';
import { newAssociate, openStoreSession } from '@eyelet/testing/associate.ts';
import { address, buy, readyCart } from '@eyelet/testing/buy.ts';
import { newConsumer } from '@eyelet/testing/consumer.ts';
import { readPdf } from '@eyelet/testing/pdf.ts';
import { newShopper, refusalOf, type Shopper } from '@eyelet/testing/shopper.ts';
import { detailOf, newStaff, type TestStaff } from '@eyelet/testing/staff.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deliver } from './orders.ts';

const t = createMessages('en');

let running: RunningShop;
let warehouse: TestStaff;
let guest: Shopper;
beforeAll(async () => {
  running = await startStockedShop({ onHand: 100 });
  warehouse = await newStaff(running, { roles: ['warehouse'] });
  guest = await newShopper(running.origin);
});
afterAll(() => running.close());

const ups = { step: 'shipped', carrier: 'ups', trackingNumber: '1Z 42' } as const;
const order = (shopper: Shopper = guest) => buy(shopper, running.origin, upcs.socks);
const keyOf = (orderNumber: string) => ({ orderNumber, shippingId: 'shipment-1' });
const read = (shopper: Shopper, orderId: string) => shopper.call(readPurchase, { params: { orderId } });

type PlanNode = Readonly<{ 'Actual Rows': number; 'Actual Loops': number; Plans?: readonly PlanNode[] }>;

/** The most rows that a part of a statement comes to when it runs. */
async function mostRowsOf(db: Reader, statement: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ 'QUERY PLAN': readonly [{ Plan: PlanNode }] }>`
    explain (analyze, format json) ${statement}`.execute(db);
  const most = (node: PlanNode): number =>
    Math.max(node['Actual Rows'] * node['Actual Loops'], ...(node.Plans ?? []).map(most));
  return most((rows[0] as (typeof rows)[number])['QUERY PLAN'][0].Plan);
}

/** Orders that a transaction has read so far, one by one or by index. */
async function ordersRead(tx: Reader): Promise<number> {
  const { rows } = await sql<{ read: number }>`
    select (seq_tup_read + coalesce(idx_tup_fetch, 0))::int as read from pg_stat_xact_user_tables where relname = 'orders'`.execute(
    tx,
  );
  return rows[0]?.read ?? 0;
}

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
  // Ends in nothing but zeros, which are no number to search by.
  const round = await buy(guest, running.origin, upcs.socks, undefined, { phone: '2075550000' });
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
  for (const search of ['%', '_', '\\', '%%%%', '____', "'", '0000', '00 00', '0007', `${orderNumber.slice(0, 3)}%`])
    expect(await numbers({ search }), search).toEqual([]);
  expect(await numbers({ search: '555 0000' })).toEqual([round.orderNumber]);
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
    for (const [search, alone] of [
      ['2075550987', ['turned_phone']],
      ['Éva', ['first_last_name', 'last_first_name', 'lower_email']],
      ['SKDECK01', ['number']],
    ] as const) {
      const { sql: text, parameters } = meant(search, 10).compile(db);
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${text}`, [...parameters]);
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
      expect(plan).not.toContain('Seq Scan');
      for (const index of alone) expect(plan).toContain(`Index Only Scan using orders_by_${index}`);
    }
    await client.query('rollback');
  } finally {
    client.release();
  }
  const latest = (search: string, walked?: number) =>
    listDeskRows(db, { search }, { limit: 1, most: 0, ...(walked === undefined ? {} : { walked }) });
  const { orderNumber } = await buy(guest, running.origin, upcs.deck, undefined, {
    firstName: 'Éva',
    lastName: 'Brandt',
  });
  await order();
  for (const search of ['éva', 'BRANDT', 'skdeck01b', 'SKDECK01', orderNumber]) {
    const { rows } = await latest(search);
    expect(rows, search).toMatchObject([{ order_number: orderNumber }]);
    // The last order is another one: a page that looks at one order or line alone has none, and says where to go on.
    const page = await latest(search, 1);
    if (page.rows.length === 0) expect(page.end, search).toBeDefined();
    const next = page.end && (await listDeskRows(db, { search }, { limit: 1, most: 0, walked: 1, after: page.end }));
    expect([...page.rows, ...(next?.rows ?? [])], search).toEqual(rows);
  }
});

test('goods that are sold no more are found along their own lines, however many orders there are since', async () => {
  const { db } = running.shop.database;
  const { orderNumber } = await order();
  const tx = await db.startTransaction().execute();
  try {
    await sql.raw('set local session_replication_role = replica').execute(tx);
    // 600 orders of old goods of one name, every tenth cancelled, then 1,200 of others.
    const made = async (table: string, change: string) => {
      const { rows } = await sql<{ name: string }>`
        select column_name as name from information_schema.columns
        where table_schema = current_schema() and table_name = ${table} and is_generated = 'NEVER'`.execute(tx);
      const columns = sql.join(rows.map(({ name }) => sql.ref(name)));
      await sql`
        insert into ${sql.ref(table)} (${columns}) select ${columns} from (
          select (jsonb_populate_record(it, ${sql.raw(change)})).*
          from ${sql.ref(table)} as it, generate_series(1, 1800) as n where it.order_number = ${orderNumber}) as made`.execute(
        tx,
      );
    };
    const placedAt = `timestamptz '2020-01-01' + make_interval(hours => n)`;
    const key = `'order_number', 'OLD-' || lpad(n::text, 4, '0')`;
    const placed = `'cart_id', 'old-' || n, 'turn', null, 'placed_at', ${placedAt}`;
    const billing = `'billing', it.billing || jsonb_build_object('lastName', case when n <= 600 then 'Zander' else 'Marsh' end)`;
    const state = `'state', case when n % 10 = 0 then 'cancelled' else 'delivered' end`;
    const market = `'locale', case when n % 10 = 1 then 'de_DE' else it.locale end`;
    await made('orders', `jsonb_build_object(${key}, ${placed}, ${billing}, ${state}, ${market})`);
    const sold = `'sku', case when n <= 600 then 'GONE' || n % 3 else 'NEW' || n % 300 end, 'master_id', case when n <= 600 then 'OLDSTYLE' else 'NEWSTYLE' end`;
    await made('order_line', `jsonb_build_object(${key}, ${sold}, 'ordered_at', ${placedAt})`);
    await sql.raw('analyze orders; analyze order_line').execute(tx);

    const page = { limit: 5, most: 50, walked: 200 };
    const range = (from: number, step = 1) =>
      Array.from({ length: 5 }, (_, place) => `OLD-${String(from - place * step).padStart(4, '0')}`);
    const found = async (filter: Omit<DeskFilter, 'search'>, search: string, after?: DeskCursor) => {
      const { rows, end } = await listDeskRows(tx, { ...filter, search }, { ...page, after });
      return [rows.map((row) => row.order_number), end] as const;
    };
    for (const search of ['gone', 'OldStyle']) {
      expect(await found({}, search)).toEqual([range(600), undefined]);
      expect(await found({ status: 'cancelled' }, search)).toEqual([range(600, 10), undefined]);
      expect(await found({ before: new Date('2020-01-02T00:30:00Z') }, search)).toEqual([range(24), undefined]);
    }
    expect(await found({}, 'gone', ['2020-01-01T12:00:00Z', 'OLD-0012'])).toEqual([range(11), undefined]);
    // None of so many fits: the page ends where it has looked to, and the next one goes on there.
    const [none, end] = await found({ status: 'returned' }, 'oldstyle');
    expect([none, end?.[1]]).toEqual([[], 'OLD-0401']);
    expect((await found({ status: 'returned' }, 'oldstyle', end))[1]?.[1]).toBe('OLD-0201');
    // Of too many different codes, the latest orders are walked through.
    expect((await found({}, 'new'))[0]).toEqual(range(1800));
    const [few, cut] = await found({ before: new Date('2020-01-26T02:00:00Z') }, 'new');
    expect([few, cut?.[1]]).toEqual([['OLD-0601'], 'OLD-0402']);

    // Of too many with a name the latest orders are walked through, and no others are looked at for where that ends.
    const old = { before: new Date('2021-01-01') };
    expect((await found(old, 'marsh'))[0]).toEqual(range(1800));
    const before = await ordersRead(tx);
    const [nobody, walkedTo] = await found(old, 'zander');
    expect([nobody, walkedTo?.[1]]).toEqual([[], 'OLD-1601']);
    expect((await ordersRead(tx)) - before).toBeLessThan(600);
    // Few enough to be sorted: all that fit are found, in their order, though a page reads no more than a hundred of them.
    const cancelled: string[] = [];
    for (let after: DeskCursor | undefined, pages = 0; pages === 0 || after; pages += 1) {
      const asked = { ...page, most: 5000, walked: 100, limit: 50, after };
      const { rows, end, total } = await listDeskRows(tx, { ...old, status: 'cancelled', search: 'Zander' }, asked);
      expect([rows.length <= 10, total]).toEqual([true, undefined]);
      cancelled.push(...rows.map((row) => row.order_number));
      after = end;
    }
    expect(cancelled).toEqual(
      Array.from({ length: 60 }, (_, place) => `OLD-${String(600 - place * 10).padStart(4, '0')}`),
    );
    const all = await listDeskRows(tx, { ...old, search: 'zander' }, { ...page, most: 5000 });
    expect([all.rows.length, all.total, all.end]).toEqual([5, 600, undefined]);

    // Of so few lines, PostgreSQL might rather sort all.
    await sql.raw('set local enable_bitmapscan = off; set local enable_seqscan = off').execute(tx);
    const column = sql`upper(sku) collate "C"`;
    const goods = [{ column, codes: codesBeginning(column, 'GONE') }];
    const { rows: codes } = await codesOf(goods).execute(tx);
    expect(codes.map(({ code }) => code)).toEqual(['GONE0', 'GONE1', 'GONE2']);
    for (const [fits, isRead, most] of [
      [sql`true`, false, 6 * codes.length],
      [sql`true`, true, 6 * codes.length],
      [sql`state = 'returned'`, true, page.walked + 6],
    ] as const) {
      const walk = { codes, others: [], fits, isRead, within: sql`true`, limit: page.limit, walked: page.walked };
      expect(await mostRowsOf(tx, walkGoods(goods, walk))).toBeLessThanOrEqual(most);
    }
    expect(await mostRowsOf(tx, codesOf(goods))).toBeLessThanOrEqual(codes.length + 1);

    // Orders of another market or state are passed over in the index; PostgreSQL itself looks at its ends.
    const rare = { status: 'cancelled', locale: 'de_DE', ...old };
    const readSoFar = await ordersRead(tx);
    expect(await listDeskRows(tx, rare, { limit: 5, most: 50 })).toMatchObject({ rows: [], total: 0 });
    expect((await ordersRead(tx)) - readSoFar).toBeLessThan(10);
    const german = await listDeskRows(tx, { ...rare, status: 'delivered' }, { limit: 5, most: 500 });
    expect([german.rows.map((row) => row.order_number), german.total]).toEqual([range(1791, 10), 180]);
  } finally {
    await tx.rollback().execute();
  }
});

test('many orders are packed, once each, with what could not be done told by order; it is stopped and goes on, and survives a cut connection', async () => {
  const placed = [await order(), await order(), await order()].map(({ orderNumber }) => orderNumber);
  const [packed = '', next = '', last = ''] = placed;
  await warehouse.call(recordShipmentStep, { params: keyOf(packed), body: { step: 'packed' } });
  const params = { bulkId: randomUUID() };
  const body = { action: 'pack', orderNumbers: [...placed, 'NONE'], found: null, mail: null, note: '' } as const;
  const asked = { params, body: { ...body, orderNumbers: [...body.orderNumbers] } };
  const [first, again] = [await warehouse.call(startBulkAction, asked), await warehouse.call(startBulkAction, asked)];
  expect([first.state, again.bulkId, again.orders]).toEqual(['running', params.bulkId, 4]);
  const other = { params, body: { ...asked.body, action: 'print' as const } };
  expect(await refusalOf(warehouse.call(startBulkAction, other))).toBe('STF409');
  const note = { ...asked.body, action: 'note' as const, note: 'x' };
  expect(await refusalOf(warehouse.call(startBulkAction, { params: { bulkId: randomUUID() }, body: note }))).toBe(
    'STF403',
  );
  expect(await warehouse.call(moveBulkAction, { params, body: { state: 'stopped' } })).toMatchObject({
    state: 'stopped',
  });
  expect(await runBulkActions(running.shop)).toBe(0);
  await warehouse.call(moveBulkAction, { params, body: { state: 'running' } });

  const { pool } = running.shop.database;
  const holder = await pool.connect();
  await holder.query('begin');
  await holder.query('select 1 from orders where order_number = $1 for update', [next]);
  const run = runBulkActions(running.shop);
  const blocked = () => pool.query(`select pid from pg_stat_activity where wait_event_type = 'Lock'`);
  await expect.poll(async () => (await blocked()).rows.length, { timeout: 10_000 }).toBe(1);
  await pool.query('select pg_terminate_backend($1)', [(await blocked()).rows[0]?.pid]);
  await holder.query('rollback');
  holder.release();
  expect(await run).toBe(5);

  const read = await warehouse.call(readBulkAction, { params });
  expect(read).toMatchObject({ state: 'done', orders: 4, done: 2, refused: 2 });
  expect(read.results.map(({ orderNumber, reason }) => [orderNumber, reason])).toEqual([
    ...[
      [packed, 'nothing'],
      [next, null],
      [last, null],
      ['NONE', 'unknown'],
    ],
  ]);
  expect(await warehouse.call(moveBulkAction, { params, body: { state: 'stopped' } })).toMatchObject({ state: 'done' });
  expect(await runBulkActions(running.shop)).toBe(0);
  const { shipments } = await warehouse.call(readDeskOrder, { params: { orderNumber: last } });
  expect(shipments[0]?.packedAt).not.toBeNull();
  const audits = await pool.query(
    `select 1 from audit where action = 'orderDesk.recordStep' and subject_id = any($1)`,
    [[next, last]],
  );
  expect(audits.rows).toHaveLength(2);
});

test('all orders of a search get a note, a mail again, and papers in one file', async () => {
  const own = { lastName: 'Quayle' };
  const consumer = await newConsumer(running.origin);
  const placed = [
    buy(guest, running.origin, upcs.socks, undefined, own),
    buy(consumer, running.origin, upcs.socks, undefined, { ...own, firstName: 'Perpetua' }),
  ];
  const numbers = (await Promise.all(placed)).map(({ orderNumber }) => orderNumber);
  for (let round = 0; round < 3; round++) await announce(running.shop);
  const owner = await newStaff(running);
  const act = async (body: Partial<RequestOf<typeof startBulkAction>['body']>, shop = running.shop) => {
    const all = { action: 'print', orderNumbers: null, found: { search: 'quayle' }, mail: null, note: '' } as const;
    const { bulkId } = await owner.call(startBulkAction, {
      params: { bulkId: randomUUID() },
      body: { ...all, ...body },
    });
    await runBulkActions(shop);
    return owner.call(readBulkAction, { params: { bulkId } });
  };
  const done = { state: 'done', done: 2, refused: 0 };
  expect(await act({ action: 'note', note: 'Recall of the dye' })).toMatchObject(done);
  expect(await act({ action: 'mail', mail: 'order-confirmation' })).toMatchObject(done);
  expect(await act({ action: 'mail', mail: 'order-confirmation' })).toMatchObject({
    done: 0,
    results: [{ reason: 'soon' }, {}],
  });
  expect(await act({ action: 'mail', mail: 'shipment-shipped' })).toMatchObject({
    done: 0,
    results: [{ reason: 'unsent' }, {}],
  });
  for (const missing of [{ action: 'note', note: ' ' }, { action: 'mail' }, { found: null }] as const)
    expect(await refusalOf(act(missing))).toBe('STF400');
  for (const found of [{ search: 'nobody at all' }]) expect(await refusalOf(act({ found }))).toBe('STF520');
  const { db, pool } = running.shop.database;
  const notes = await db.selectFrom('order_note').select('text').where('order_number', 'in', numbers).execute();
  expect(notes.map(({ text }) => text)).toEqual(['Recall of the dye', 'Recall of the dye']);
  const again = await pool.query('select 1 from order_mail where order_number = any($1) and asked_by is not null', [
    numbers,
  ]);
  expect(again.rows).toHaveLength(2);

  const printed = await act({});
  expect(printed).toMatchObject({ ...done, isPrinted: true });
  const file = await owner.fetch(`${running.origin}/staff/v1/bulk-actions/${printed.bulkId}/pdf`);
  expect(file.headers.get('content-type')).toBe('application/pdf');
  const text = JSON.stringify(await readPdf(Buffer.from(await file.arrayBuffer())));
  for (const word of [...numbers, 'Perpetua']) expect(text).toContain(word);
  // A second process that could not draw what the first one has drawn takes nothing of it back.
  await failBulkAction(db, printed.bulkId, new Date());
  expect(await owner.call(readBulkAction, { params: { bulkId: printed.bulkId } })).toEqual(printed);
  const broken = Object.create(running.shop, { settings: { get: () => expect.fail('no settings') } });
  expect(await act({}, broken)).toMatchObject({
    ...{ state: 'done', isPrinted: false, done: 0, refused: 2 },
    results: [{ state: 'refused', reason: 'failed' }, { reason: 'failed' }],
  });
  await consumer.call(deleteConsumer, { body: { password: consumer.password } });
  const inTwoMonths = new Date(Date.now() + 60 * 24 * 3_600_000);
  await pool.query(`update staff set language = 'de' where id = $1`, [owner.me.staffId]);
  // The buyer is erased once all that is printed was read, before it is kept.
  let erasing: Promise<void> | undefined;
  const erase = () => transact(db, (tx) => eraseConsumer(tx, consumer.auth.consumerNo, inTwoMonths));
  const reading = {
    get: () => {
      erasing ??= erase();
      return running.shop.settings;
    },
  };
  const late = {
    execute: async (work: never) => {
      await erasing;
      return db.transaction().execute(work);
    },
  };
  const waiting = new Proxy(db, {
    get(of, name) {
      const member: unknown = Reflect.get(of, name);
      if (name === 'transaction') return () => late;
      return typeof member === 'function' ? member.bind(of) : member;
    },
  });
  const database = { value: { ...running.shop.database, db: waiting } };
  const { bulkId } = await act({}, Object.create(running.shop, { settings: reading, database }));
  expect(await owner.call(readBulkAction, { params: { bulkId: printed.bulkId } })).toMatchObject({ isPrinted: false });
  const kept = await printedBy(db, bulkId);
  const drawnAgain = JSON.stringify(await readPdf(kept ?? expect.fail('nothing was printed')));
  expect(drawnAgain).toContain(numbers[0]);
  expect(drawnAgain).toContain(createMessages('de')('paper.toPack', { count: 2 }));
  expect(drawnAgain).not.toContain('Perpetua');
});

test('a member who wants text messages gets one for each step, once, in the words of the market; nobody else does', async () => {
  const { db, pool } = running.shop.database;
  const bought = (shopper: Shopper) => buy(shopper, running.origin, upcs.deck);
  const consumer = await newConsumer(running.origin);
  await pool.query(`update consumer set phone = '+12075550199' where email = $1`, [consumer.email]);
  const wish = (enabled: boolean) =>
    consumer.call(changeNotifications, { body: { notifications: [{ topic: 'shipping', channel: 'sms', enabled }] } });
  const textsOf = async (number: string) => {
    for (let round = 0; round < 3; round++) await announce(running.shop);
    const kept = db.selectFrom('text_message').select(['kind', 'recipient', 'text', 'state']);
    return kept.where('subject_id', 'like', `${number}/%`).orderBy('created_at').execute();
  };
  const unasked = await bought(consumer);
  await deliver(warehouse, unasked);
  expect(await textsOf(unasked.orderNumber)).toEqual([]);
  await wish(true);
  const placed = await bought(consumer);
  const { orderNumber } = placed;
  await deliver(warehouse, placed);
  const texts = await textsOf(orderNumber);
  expect(texts.map(({ kind, recipient, state }) => [kind, recipient, state])).toEqual([
    ['shipment-shipped', '+12075550199', 'sent'],
    ['shipment-delivered', '+12075550199', 'sent'],
  ]);
  expect(texts[0]?.text).toContain(t('notice.shipped.subject', { number: orderNumber }));
  expect(texts[0]?.text).toContain(`/en-us/track-order?order=${orderNumber}`);
  expect(await (await fetch(`${running.origin}/dev/outbox`)).text()).toContain('+12075550199');

  // Heard again, whatever became of it, it is not sent again; what certainly was not sent is tried again.
  const { id: owner } = await db
    .selectFrom('consumer')
    .select('id')
    .where('email', '=', consumer.email)
    .executeTakeFirstOrThrow();
  const sent: string[] = [];
  const answers: (Error | undefined)[] = [new TextFault('again', '429'), new Error('silence'), undefined];
  const service = {
    send: async ({ text }: Readonly<{ text: string }>) => {
      const answer = answers.shift();
      if (answer) throw answer;
      sent.push(text);
      return 'SM1';
    },
  };
  const text = { consumer_id: owner, recipient: '+12075550199', language: 'en', text: 'Hello' };
  const send = (kind: string) => sendText(running.shop, service, { ...text, kind, subject_id: 'X/1' });
  await expect(send('one')).rejects.toThrow('429');
  await send('one');
  await send('one');
  await send('two');
  await send('two');
  expect(sent).toEqual(['Hello']);
  for (let count = 0; count < 12; count++) await send(`many-${count}`);
  expect(sent.length + 2 + 1).toBe(10);
  await wish(false);
  const last = await bought(consumer);
  await deliver(warehouse, last);
  expect(await textsOf(last.orderNumber)).toEqual([]);
});
