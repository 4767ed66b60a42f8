import { randomUUID } from 'node:crypto';
import { readInventory } from '@eyelet/contracts/catalogue/read-inventory.ts';
import { placeOrder } from '@eyelet/contracts/checkout/place-order.ts';
import { readHome } from '@eyelet/contracts/home/read.ts';
import { cancelDeskItems } from '@eyelet/contracts/order-desk/cancel-items.ts';
import { handOverParcel } from '@eyelet/contracts/order-desk/hand-over-parcel.ts';
import { listDeskOrders } from '@eyelet/contracts/order-desk/list.ts';
import { readDeskOrder } from '@eyelet/contracts/order-desk/read.ts';
import { recordShipmentStep } from '@eyelet/contracts/order-desk/record-step.ts';
import { cancelOrder } from '@eyelet/contracts/orders/cancel.ts';
import { listToPack } from '@eyelet/contracts/packing/list.ts';
import { placeMissing } from '@eyelet/contracts/packing/place-missing.ts';
import { reportMissing } from '@eyelet/contracts/packing/report-missing.ts';
import { receiveReturn } from '@eyelet/contracts/return-desk/receive.ts';
import { settleReturn } from '@eyelet/contracts/return-desk/settle.ts';
import { changeSendingStore } from '@eyelet/contracts/stock/change-sending-store.ts';
import { listSendingStores } from '@eyelet/contracts/stock/list-sending-stores.ts';
import { writeStockLevels } from '@eyelet/contracts/stock/write-levels.ts';
import { reopenFreedStores, reopenSendingStores } from '@eyelet/db/stock/place-sending.ts';
import { writePlaces } from '@eyelet/db/stock/write-stock.ts';
import { sellers } from '@eyelet/demo/sellers/sellers.ts';
import { announce } from '@eyelet/server/jobs/announce.ts';
import { cards, readyCart } from '@eyelet/testing/buy.ts';
import { newShopper, refusalOf, type Shopper } from '@eyelet/testing/shopper.ts';
import { newStaff, type TestStaff } from '@eyelet/testing/staff.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { statementsOf } from '@eyelet/testing/statements.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { cartOf, servicesOf, stockOf } from '../cart/world.ts';
import { deliver } from '../order-desk/orders.ts';
import { askLabel } from '../returns/messages.ts';

const [boston, quay] = ['S-BOSTON', 'S-QUAY'];
/** Where the seller of the United States has returns sent to; it sends nothing itself. */
const returns = sellers['sellers.US']?.returnPlace ?? '';
let now = new Date('2026-11-24T15:00:00Z');
let running: RunningShop;
let shopper: Shopper;
let staff: TestStaff;
beforeAll(async () => {
  running = await startStockedShop({ parts: { clock: () => now } });
  const place = { kind: 'store', region: 'NORA', country: 'US', details: { timeZone: 'America/New_York' } } as const;
  await writePlaces(running.shop.database, [
    { ...place, id: quay, name: 'Quay' },
    { ...place, id: boston, name: 'Boston' },
    { ...place, kind: 'warehouse', region: 'EMEA', country: 'NL', id: returns, name: 'Returns' },
  ]);
  shopper = await newShopper(running.origin);
  staff = await newStaff(running, { roles: ['warehouse'] });
});
beforeEach(() => expect.poll(() => running.shop.catalogue.place(quay)?.id, { timeout: 10_000 }).toBe(quay));
afterAll(() => running.close());

type Decision = Readonly<{ enabled?: boolean; dailyLimit?: number | null; safetyStock?: number }>;

const storeAt = async (placeId: string) =>
  (await staff.call(listSendingStores, {})).stores.find((one) => one.placeId === placeId);

async function decide(placeId: string, { enabled = true, dailyLimit = null, safetyStock = 0 }: Decision = {}) {
  const version = (await storeAt(placeId))?.version ?? 0;
  const body = { enabled, dailyLimit, safetyStock, version };
  const decided = await staff.call(changeSendingStore, { params: { placeId }, body });
  const known = enabled ? { safety: safetyStock, isFull: decided.isFull } : null;
  await expect.poll(() => running.shop.catalogue.place(placeId)?.sending, { timeout: 10_000 }).toEqual(known);
  return decided;
}
afterEach(async () => {
  // Each test counts its own parcels.
  await running.shop.database.pool.query('update place_sending set parcels = 0, is_full = false');
  await decide(boston, { enabled: false });
  await decide(quay, { enabled: false });
});

const place = (cartId: string) => shopper.call(placeOrder, { body: { cartId } });

async function sourcesOf(orderNumber: string): Promise<readonly string[]> {
  const { rows } = await running.shop.database.pool.query<{ source: string }>(
    `select upc || ' ' || source.place_id || ' ' || source.qty as source from order_line_source source
     join order_line using (order_number, line_no) where order_number = $1 order by 1`,
    [orderNumber],
  );
  return rows.map(({ source }) => source);
}

const availableOf = (upc: string) => running.shop.catalogue.availability(upc, { region: 'NORA', country: 'US' });

test('what the warehouse has not can be bought while a store of the country sends it, less what it keeps, and not elsewhere', async () => {
  const stock = { 'W-NORA': 0, [boston]: 3 };
  await stockOf(running, upcs.spare, stock);
  const product = running.shop.catalogue.sku(upcs.spare)?.productId ?? '';
  const inventory = async (locale = 'en_US') => {
    const visitor = await newShopper(running.origin, { locale });
    return (await visitor.call(readInventory, { params: { productId: product } })).variants[upcs.spare]?.quantity;
  };
  expect(await inventory()).toBe(0);
  expect(await refusalOf(readyCart(shopper, running.origin, upcs.spare))).toBe('INV700');
  await decide(boston, { safetyStock: 1 });
  await expect.poll(() => availableOf(upcs.spare), { timeout: 10_000 }).toBe(2);
  expect([await inventory(), await inventory('en_CA')]).toEqual([2, 0]);
  const cart = await readyCart(shopper, running.origin, upcs.spare);
  // Stores do not wrap, nor do they send to other stores.
  expect((await cartOf(shopper).read(cart)).items[0]).toMatchObject({ available: 2, giftOptionAvailable: false });
  const giftOption = { to: 'Ada', email: '', message: 'Walk well.' };
  expect(await refusalOf(cartOf(shopper).start({ upc: upcs.spare, giftOption }))).toBe('INV700');
  await servicesOf(running, quay, { sts: true });
  const toStore = { fulfilment: 'sts', storeId: quay } as const;
  expect(await refusalOf(cartOf(shopper).start({ upc: upcs.spare, ...toStore }))).toBe('INV700');
  await stockOf(running, upcs.spare, { 'W-NORA': 1 });
  const sent = await cartOf(shopper).start({ upc: upcs.spare, ...toStore });
  expect(sent.items[0]).toMatchObject({ available: 1, giftOptionAvailable: true });
  expect(await refusalOf(cartOf(shopper).change(sent, { qty: 2 }))).toBe('INV408');
  expect((await cartOf(shopper).read(cart)).items[0]).toMatchObject({ available: 3, giftOptionAvailable: true });
  await stockOf(running, upcs.spare, { 'W-NORA': 0 });
  expect(await refusalOf(cartOf(shopper).change(cart, { qty: 3 }))).toBe('INV408');
  await cartOf(shopper).change(cart, { qty: 2 });
  const { orderNumber, shipments, totals } = await place(cart.id);
  expect(await sourcesOf(orderNumber)).toEqual([`${upcs.spare} ${boston} 2`]);
  // One delivery, one price, wherever it leaves from.
  expect(shipments).toHaveLength(1);
  const usual = await place((await readyCart(shopper, running.origin, upcs.deck)).id);
  expect(totals.shipping).toBe(usual.totals.shipping);
  await expect.poll(() => availableOf(upcs.spare), { timeout: 10_000 }).toBe(0);
  // It goes back to where it came from.
  await shopper.call(cancelOrder, { body: { orderNumber } });
  await expect.poll(() => availableOf(upcs.spare), { timeout: 10_000 }).toBe(2);
  expect(await storeAt(boston)).toMatchObject({ parcelsToday: 0 });
});

test('a store sends what the warehouse has too few of, and the order of two sizes leaves in as few parcels as can be', async () => {
  await stockOf(running, upcs.reduced, { 'W-NORA': 1, [boston]: 1, [quay]: 5 });
  await stockOf(running, upcs.limited, { 'W-NORA': 0, [boston]: 0, [quay]: 1 });
  await decide(boston);
  await decide(quay);
  const cart = await readyCart(shopper, running.origin, upcs.reduced);
  await cartOf(shopper).change(cart, { qty: 2 });
  await cartOf(shopper).add(cart, { upc: upcs.limited });
  const { orderNumber } = await place(cart.id);
  expect(await sourcesOf(orderNumber)).toEqual([`${upcs.reduced} ${quay} 2`, `${upcs.limited} ${quay} 1`].toSorted());
  const split = await readyCart(shopper, running.origin, upcs.reduced);
  await cartOf(shopper).change(split, { qty: 5 });
  const { orderNumber: second } = await place(split.id);
  expect(await sourcesOf(second)).toEqual([
    `${upcs.reduced} ${boston} 1`,
    `${upcs.reduced} ${quay} 3`,
    `${upcs.reduced} W-NORA 1`,
  ]);
});

test('of two shoppers at once one gets the last piece that a store sends; what it keeps is for neither', async () => {
  await stockOf(running, upcs.spareToo, { 'W-NORA': 0, [boston]: 2 });
  await decide(boston, { safetyStock: 1 });
  await expect.poll(() => availableOf(upcs.spareToo), { timeout: 10_000 }).toBe(1);
  const others = await Promise.all([1, 2, 3].map(() => newShopper(running.origin)));
  const carts = await Promise.all(others.map((one) => readyCart(one, running.origin, upcs.spareToo)));
  const ended = await Promise.all(
    carts.map(({ id }, index) =>
      others[index]?.call(placeOrder, { body: { cartId: id } }).then(
        () => 'placed',
        (error: { id: string }) => error.id,
      ),
    ),
  );
  expect(ended.toSorted()).toEqual(['ORD430', 'ORD430', 'placed']);
  const { rows } = await running.shop.database.pool.query(
    'select on_hand, reserved from stock where upc = $1 and place_id = $2',
    [upcs.spareToo, boston],
  );
  expect(rows).toEqual([{ on_hand: 1, reserved: 0 }]);
});

test('a store that has taken its parcels of the day takes no more, also at once, until the next one', async () => {
  await stockOf(running, upcs.socks, { 'W-NORA': 0, [boston]: 50 });
  const before = (await storeAt(boston))?.parcelsToday ?? 0;
  await decide(boston, { dailyLimit: before + 2 });
  await expect.poll(() => availableOf(upcs.socks), { timeout: 10_000 }).toBe(50);
  const declined = await readyCart(shopper, running.origin, upcs.socks, cards.declined);
  expect(await refusalOf(place(declined.id))).toBe('PAY400');
  expect(await storeAt(boston)).toMatchObject({ parcelsToday: before, isFull: false });
  const others = await Promise.all([1, 2, 3, 4].map(() => newShopper(running.origin)));
  const carts = await Promise.all(others.map((one) => readyCart(one, running.origin, upcs.socks)));
  const placed: (() => Promise<unknown> | undefined)[] = [];
  const ended = await Promise.all(
    carts.map(({ id }, index) =>
      others[index]?.call(placeOrder, { body: { cartId: id } }).then(
        ({ orderNumber }) => {
          placed.push(() => others[index]?.call(cancelOrder, { body: { orderNumber } }));
          return 'placed';
        },
        (error: { id: string }) => error.id,
      ),
    ),
  );
  expect(ended.toSorted()).toEqual(['ORD430', 'ORD430', 'placed', 'placed']);
  expect(await storeAt(boston)).toMatchObject({ parcelsToday: before + 2, isFull: true });
  await expect.poll(() => availableOf(upcs.socks), { timeout: 10_000 }).toBe(0);
  // A parcel that is given back opens it now and then alone, so that it does not open and shut with every payment.
  await placed[0]?.();
  const { database } = running.shop;
  expect(await reopenSendingStores(database, now)).toEqual([]);
  expect(await storeAt(boston)).toMatchObject({ parcelsToday: 1, isFull: true });
  expect(availableOf(upcs.socks)).toBe(0);
  expect(await reopenFreedStores(database, now)).toEqual([boston]);
  await expect.poll(() => availableOf(upcs.socks), { timeout: 10_000 }).toBe(49);
  await place((await readyCart(shopper, running.origin, upcs.socks)).id);
  await expect.poll(() => availableOf(upcs.socks), { timeout: 10_000 }).toBe(0);
  expect(await reopenFreedStores(database, now)).toEqual([]);
  const tomorrow = new Date(now.getTime() + 24 * 3600 * 1000);
  expect(await reopenSendingStores(database, tomorrow)).toEqual([boston]);
  await expect.poll(() => availableOf(upcs.socks), { timeout: 10_000 }).toBe(48);
});

const desk = (placeId: string) => staff.call(listToPack, { query: { placeId } });

/** Reports pieces of an order as not found. */
const miss = (
  orderNumber: string,
  placeId: string,
  {
    upc,
    qty = 1,
    noneLeft = false,
    reportId = randomUUID(),
  }: { upc: string; qty?: number; noneLeft?: boolean; reportId?: string },
) => {
  const params = { orderNumber, shippingId: 'shipment-1', reportId };
  return staff.call(reportMissing, { params, body: { placeId, upc, qty, noneLeft } });
};

test('what a store cannot find is supplied by another place at once, which packs it, and counts its parcel', async () => {
  await stockOf(running, upcs.spare, { 'W-NORA': 0, [boston]: 5, [quay]: 3 });
  await decide(boston);
  await decide(quay, { safetyStock: 1 });
  await expect.poll(() => availableOf(upcs.spare), { timeout: 10_000 }).toBe(7);
  const cart = await readyCart(shopper, running.origin, upcs.spare);
  await cartOf(shopper).change(cart, { qty: 2 });
  const { orderNumber } = await place(cart.id);
  expect(await sourcesOf(orderNumber)).toEqual([`${upcs.spare} ${boston} 2`]);
  expect((await desk(boston)).shipments.map((one) => one.orderNumber)).toContain(orderNumber);
  expect(await refusalOf(miss(orderNumber, boston, { upc: upcs.spare, qty: 3 }))).toBe('STF515');
  // Of a shipment that was marked as packed a piece may still be missing; it is packed again then.
  await staff.call(recordShipmentStep, {
    params: { orderNumber, shippingId: 'shipment-1' },
    body: { step: 'packed' },
  });
  const report = { upc: upcs.spare, qty: 1, noneLeft: true, reportId: randomUUID() };
  const parcels = (await storeAt(quay))?.parcelsToday ?? 0;
  const outcome = { moved: [{ placeId: quay, name: 'Quay', qty: 1 }], left: 0 };
  expect(await miss(orderNumber, boston, report)).toEqual(outcome);
  expect(await miss(orderNumber, boston, report)).toEqual(outcome);
  expect(await refusalOf(miss(orderNumber, boston, { ...report, qty: 2 }))).toBe('STF409');
  expect(await sourcesOf(orderNumber)).toEqual([`${upcs.spare} ${boston} 1`, `${upcs.spare} ${quay} 1`]);
  // What is left of it in Boston is not sold until it is counted; Quay has given one of three, and keeps one.
  const { rows } = await running.shop.database.pool.query(
    'select place_id, on_hand from stock where upc = $1 and place_id = any($2) order by place_id',
    [upcs.spare, [boston, quay]],
  );
  expect(rows).toEqual([
    { place_id: boston, on_hand: 0 },
    { place_id: quay, on_hand: 2 },
  ]);
  expect(await storeAt(quay)).toMatchObject({ parcelsToday: parcels + 1 });
  const before = await staff.call(readDeskOrder, { params: { orderNumber } });
  expect(before.shipments).toMatchObject([{ packedAt: null, next: expect.arrayContaining(['packed']) }]);
  const [packed] = (await desk(quay)).shipments.filter((one) => one.orderNumber === orderNumber);
  expect(packed).toMatchObject({ items: [{ upc: upcs.spare, qty: 1 }], mayHandOver: true, lacksPieces: false });
  const bodies = [boston, quay].map((placeId) => ({
    ...{ placeId, carrier: 'ups' as const, trackingNumber: `SFS-${placeId}` },
    items: [{ upc: upcs.spare, qty: 1 }],
  }));
  for (const body of bodies) {
    await staff.call(handOverParcel, { params: { orderNumber, shippingId: 'shipment-1' }, body });
  }
  const { shipments } = await staff.call(readDeskOrder, { params: { orderNumber } });
  expect(shipments).toMatchObject([{ shippedAt: expect.any(String), missing: [] }]);
});

test('what no place has waits for the order desk, which looks again, or hears that it was found; the cancelled order puts it into no stock', async () => {
  const upc = upcs.reduced;
  await stockOf(running, upc, { 'W-NORA': 0, [boston]: 3, [quay]: 0 });
  await decide(boston);
  await expect.poll(() => availableOf(upc), { timeout: 10_000 }).toBe(3);
  const cart = await readyCart(shopper, running.origin, upc);
  await cartOf(shopper).change(cart, { qty: 3 });
  const { orderNumber } = await place(cart.id);
  expect(await miss(orderNumber, boston, { upc, qty: 3 })).toEqual({ moved: [], left: 3 });
  const params = { orderNumber, shippingId: 'shipment-1' };
  const shown = async () => (await staff.call(readDeskOrder, { params: { orderNumber } })).shipments[0];
  expect(await shown()).toMatchObject({ missing: [{ upc, qty: 3, places: [{ placeId: boston }] }], next: [] });
  expect((await desk(boston)).shipments.map((one) => one.orderNumber)).not.toContain(orderNumber);
  expect((await staff.call(readHome, {})).tasks).toContainEqual(
    expect.objectContaining({ kind: 'pieces-missing', count: 1 }),
  );
  const listed = await staff.call(listDeskOrders, { query: { pieces: 'missing' } });
  expect(listed.rows.map((one) => one.orderNumber)).toEqual([orderNumber]);
  const whole = { step: 'shipped', carrier: 'ups', trackingNumber: 'SFS-WHOLE' } as const;
  expect(await refusalOf(staff.call(recordShipmentStep, { params, body: whole }))).toBe('STF409');
  const look = (foundAt: string | null) => staff.call(placeMissing, { params, body: { upc, foundAt } });
  expect(await look(null)).toEqual({ moved: [], left: 3 });
  expect(await refusalOf(look(quay))).toBe('STF400');
  await stockOf(running, upc, { 'W-NORA': 1 });
  expect(await look(null)).toMatchObject({ moved: [{ placeId: 'W-NORA', qty: 1 }], left: 2 });
  expect(await look(boston)).toMatchObject({ moved: [{ placeId: boston, qty: 2 }], left: 0 });
  expect(await sourcesOf(orderNumber)).toContain(`${upc} ${boston} 2`);
  expect(await shown()).toMatchObject({ missing: [] });
  expect(await miss(orderNumber, boston, { upc, qty: 2 })).toEqual({ moved: [], left: 2 });
  await shopper.call(cancelOrder, { body: { orderNumber } });
  const { rows } = await running.shop.database.pool.query(
    'select place_id, on_hand from stock where upc = $1 and place_id = any($2) order by place_id',
    [upc, [boston, 'W-NORA']],
  );
  expect(rows).toEqual([
    { place_id: boston, on_hand: 0 },
    { place_id: 'W-NORA', on_hand: 1 },
  ]);
  expect((await staff.call(readHome, {})).tasks.map(({ kind }) => kind)).not.toContain('pieces-missing');
});

test('a place that has found pieces again supplies as many as it has missed, and not from stock that was counted with them', async () => {
  const upc = upcs.deckLarger;
  await stockOf(running, upc, { 'W-NORA': 0, [boston]: 1, [quay]: 2 });
  await decide(boston);
  await decide(quay);
  await expect.poll(() => availableOf(upc), { timeout: 10_000 }).toBe(3);
  const cart = await readyCart(shopper, running.origin, upc);
  await cartOf(shopper).change(cart, { qty: 3 });
  const { orderNumber } = await place(cart.id);
  expect(await miss(orderNumber, boston, { upc })).toEqual({ moved: [], left: 1 });
  expect(await miss(orderNumber, quay, { upc, qty: 2 })).toEqual({ moved: [], left: 2 });
  const params = { orderNumber, shippingId: 'shipment-1' };
  const look = (foundAt: string) => staff.call(placeMissing, { params, body: { upc, foundAt } });
  expect(await look(boston)).toMatchObject({ moved: [{ placeId: boston, qty: 1 }], left: 2 });
  expect(await look(boston)).toEqual({ moved: [], left: 2 });
  const { shipments } = await staff.call(readDeskOrder, { params: { orderNumber } });
  expect(shipments).toMatchObject([{ missing: [{ upc, qty: 2, places: [{ placeId: quay }] }] }]);
  now = new Date(now.getTime() + 60_000);
  await staff.call(writeStockLevels, {
    params: { placeId: quay, writingId: randomUUID() },
    body: { as: 'set', levels: [{ upc, units: 3 }] },
  });
  expect(await look(quay)).toMatchObject({ moved: [{ placeId: quay, qty: 2 }], left: 0 });
  const { rows } = await running.shop.database.pool.query(
    'select place_id, on_hand from stock where upc = $1 and place_id = any($2) order by place_id',
    [upc, [boston, quay]],
  );
  expect(rows).toEqual([
    { place_id: boston, on_hand: 0 },
    { place_id: quay, on_hand: 1 },
  ]);
});

test('pieces that no place has are cancelled once the others have left, which are then the whole shipment, and go into no stock', async () => {
  const upc = upcs.spareToo;
  await stockOf(running, upc, { 'W-NORA': 1, [boston]: 2 });
  await decide(boston);
  await expect.poll(() => availableOf(upc), { timeout: 10_000 }).toBe(3);
  const cart = await readyCart(shopper, running.origin, upc);
  await cartOf(shopper).change(cart, { qty: 3 });
  const { orderNumber, items } = await place(cart.id);
  expect(await sourcesOf(orderNumber)).toEqual([`${upc} ${boston} 2`, `${upc} W-NORA 1`]);
  const params = { orderNumber, shippingId: 'shipment-1' };
  const handOver = (placeId: string, trackingNumber: string) =>
    staff.call(handOverParcel, {
      params,
      body: { placeId, carrier: 'ups', trackingNumber, items: [{ upc, qty: 1 }] },
    });
  await handOver('W-NORA', 'SFS-FIRST');
  expect(await miss(orderNumber, boston, { upc })).toEqual({ moved: [], left: 1 });
  const shown = async () => staff.call(readDeskOrder, { params: { orderNumber } });
  expect((await shown()).shipments).toMatchObject([{ items: [{ cancellableQty: 1 }] }]);
  await handOver(boston, 'SFS-SECOND');
  expect(await shown()).toMatchObject({ status: 'in fulfilment', shipments: [{ shippedAt: null }] });
  const care = await newStaff(running, { roles: ['care'] });
  const giveUp = (qty: number, cancellationId: string = randomUUID()) =>
    care.call(cancelDeskItems, {
      params: { orderNumber, cancellationId },
      body: { items: [{ itemId: items[0]?.id ?? '', qty }], reason: 'Nobody finds it' },
    });
  expect(await refusalOf(giveUp(2))).toBe('STF409');
  const id = randomUUID();
  const cancelled = {
    status: 'shipped',
    shipments: [{ shippedAt: expect.any(String), missing: [], items: [{ cancelledQty: 1, cancellableQty: 0 }] }],
  };
  expect(await giveUp(1, id)).toMatchObject(cancelled);
  expect(await giveUp(1, id)).toMatchObject(cancelled);
  const { rows } = await running.shop.database.pool.query(
    `select (select sum(on_hand)::int from stock where upc = $1 and place_id = any($2)) as on_hand,
       (select count(*)::int from event where name = 'shipment.shipped' and subject = $3) as shipped,
       (select carrier || ' ' || tracking_number from order_shipment where order_number = $3) as parcel`,
    [upc, [boston, 'W-NORA'], orderNumber],
  );
  expect(rows).toEqual([{ on_hand: 0, shipped: 1, parcel: 'ups SFS-SECOND' }]);
});

test('what lies at a place for orders is taken off a count of its shelf, until it leaves', async () => {
  const upc = upcs.limited;
  await stockOf(running, upc, { 'W-NORA': 0, [boston]: 5 });
  await decide(boston);
  await expect.poll(() => availableOf(upc), { timeout: 10_000 }).toBe(5);
  const cart = await readyCart(shopper, running.origin, upc);
  await cartOf(shopper).change(cart, { qty: 2 });
  const { orderNumber } = await place(cart.id);
  const count = (units: number) =>
    staff.call(writeStockLevels, {
      params: { placeId: boston, writingId: randomUUID() },
      body: { as: 'set', levels: [{ upc, units }] },
    });
  expect(await count(4)).toEqual({ levels: [{ upc, onHand: 2, reserved: 0, free: 2, waiting: 2 }] });
  expect(await count(1)).toMatchObject({ levels: [{ onHand: 0, waiting: 2 }] });
  const body = { placeId: boston, carrier: 'ups' as const, trackingNumber: 'SFS-COUNT', items: [{ upc, qty: 1 }] };
  await staff.call(handOverParcel, { params: { orderNumber, shippingId: 'shipment-1' }, body });
  expect(await count(4)).toMatchObject({ levels: [{ onHand: 3, free: 3, waiting: 1 }] });
});

test('of two orders that are reported of at once under one id one is, and the other is told', async () => {
  await stockOf(running, upcs.socks, { 'W-NORA': 2, [boston]: 0 });
  const bought = async () => place((await readyCart(shopper, running.origin, upcs.socks)).id);
  const orders = [await bought(), await bought()];
  const reportId = randomUUID();
  const told = await Promise.all(
    orders.map(({ orderNumber }) =>
      miss(orderNumber, 'W-NORA', { upc: upcs.socks, reportId }).then(
        () => 'reported',
        (error: { id: string }) => error.id,
      ),
    ),
  );
  expect(told.toSorted()).toEqual(['STF409', 'reported']);
});

test('what a store sent and comes back by parcel is in stock where it arrives, else at a warehouse, and not at the store', async () => {
  const [kept, other] = [upcs.spareToo, upcs.spare];
  // The place that the seller names for returns does not keep the other one.
  await stockOf(running, kept, { 'W-NORA': 0, [boston]: 2, [returns]: 4 });
  await stockOf(running, other, { 'W-NORA': 0, [boston]: 2 });
  await decide(boston);
  await expect.poll(() => [kept, other].map(availableOf), { timeout: 10_000 }).toEqual([2, 2]);
  const cart = await readyCart(shopper, running.origin, kept);
  await cartOf(shopper).add(cart, { upc: other });
  const order = await place(cart.id);
  const { orderNumber } = order;
  expect(await sourcesOf(orderNumber)).toEqual([`${other} ${boston} 1`, `${kept} ${boston} 1`]);
  await announce(running.shop);
  const owner = await newStaff(running, { roles: ['owner'] });
  await deliver(owner, order);
  const items = order.items.map(({ id }) => ({ itemId: id, qty: 1, reason: 'too-small' as const }));
  const { returnId } = await askLabel(running.origin, shopper, orderNumber, { items });
  const { version } = await owner.call(receiveReturn, { params: { returnId } });
  const decided = items.map(({ itemId }) => ({ itemId, accepted: 1, restocked: 1, note: '' }));
  const closed = await owner.call(settleReturn, { params: { returnId }, body: { version, items: decided } });
  expect(closed).toMatchObject({ state: 'closed' });
  const { rows } = await running.shop.database.pool.query<{ at: string }>(
    `select upc || ' ' || place_id || ' ' || on_hand as at from stock where upc = any($1) and place_id = any($2)`,
    [
      [kept, other],
      [boston, 'W-NORA', returns],
    ],
  );
  const left = [`${kept} ${boston} 1`, `${other} ${boston} 1`];
  expect(rows.map(({ at }) => at).toSorted()).toEqual(
    [...left, `${kept} ${returns} 5`, `${kept} W-NORA 0`, `${other} W-NORA 1`].toSorted(),
  );
});

test('an order from a store takes no more statements than one from the warehouse', async () => {
  await stockOf(running, upcs.deckLarger, { 'W-NORA': 0, [boston]: 5 });
  await decide(boston, { dailyLimit: 100 });
  await expect.poll(() => availableOf(upcs.deckLarger), { timeout: 10_000 }).toBe(5);
  const count = async (upc: string) => {
    const { id } = await readyCart(shopper, running.origin, upc);
    return (await statementsOf(() => place(id))).length;
  };
  expect(await count(upcs.deckLarger)).toBe(await count(upcs.deck));
});

test('whoever decides about a store over an older version is told what is there now, and the same again is no change', async () => {
  const decided = await decide(quay, { dailyLimit: 3 });
  const body = { enabled: true, dailyLimit: 3, safetyStock: 0, version: 0 };
  const change = (over: object) =>
    staff.call(changeSendingStore, { params: { placeId: quay }, body: { ...body, ...over } });
  expect(await change({})).toEqual(decided);
  expect(await refusalOf(change({ dailyLimit: 4 }))).toBe('STF409');
  expect(await refusalOf(change({ version: decided.version, dailyLimit: 0 }))).toBe('STF400');
  // Where nothing is sold, no store can be switched on.
  const { pool } = running.shop.database;
  expect(decided.sendsTo).toEqual(['US']);
  const moveTo = async (country: string) => {
    await pool.query('update place set country = $2 where id = $1', [quay, country]);
    await pool.query(`select pg_notify('catalogue', 'places:all')`);
    await expect.poll(() => running.shop.catalogue.place(quay)?.country, { timeout: 10_000 }).toBe(country);
  };
  await moveTo('MX');
  expect(await storeAt(quay)).toMatchObject({ sendsTo: [] });
  expect(await refusalOf(change({ version: decided.version, dailyLimit: 5 }))).toBe('STF400');
  await moveTo('US');
  const warehouse = { params: { placeId: 'W-NORA' }, body };
  expect(await refusalOf(staff.call(changeSendingStore, warehouse))).toBe('STF404');
});
