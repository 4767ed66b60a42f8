import { randomUUID } from 'node:crypto';
import { readInventory } from '@eyelet/contracts/catalogue/read-inventory.ts';
import { placeOrder } from '@eyelet/contracts/checkout/place-order.ts';
import { replaceDeskItems } from '@eyelet/contracts/order-desk/replace-items.ts';
import { cancelOrder } from '@eyelet/contracts/orders/cancel.ts';
import { receiveReturn } from '@eyelet/contracts/return-desk/receive.ts';
import { settleReturn } from '@eyelet/contracts/return-desk/settle.ts';
import { listReturnItems } from '@eyelet/contracts/returns/list-items.ts';
import { withdrawExchange } from '@eyelet/contracts/returns/withdraw-exchange.ts';
import { changeSendingStore } from '@eyelet/contracts/stock/change-sending-store.ts';
import { reopenFreedStores, reopenSendingStores } from '@eyelet/db/stock/place-sending.ts';
import { writePlaces } from '@eyelet/db/stock/write-stock.ts';
import { announce } from '@eyelet/server/jobs/announce.ts';
import { address, cards, readyCart } from '@eyelet/testing/buy.ts';
import { newShopper, refusalOf } from '@eyelet/testing/shopper.ts';
import { newStaff } from '@eyelet/testing/staff.ts';
import { setStockAt, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { statementsOf } from '@eyelet/testing/statements.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { cartOf, servicesOf, stockOf } from '../cart/world.ts';
import { deliver } from '../order-desk/orders.ts';
import { boston, openSendingShop, quay, returns, type SendingShop } from '../packing/sending-stores.ts';
import { askLabel } from '../returns/messages.ts';

const now = new Date('2026-11-24T15:00:00Z');
let { running, shopper, staff, storeAt, decide, place, sourcesOf, availableOf, known, reset } = {} as SendingShop;
beforeAll(async () => {
  ({ running, shopper, staff, storeAt, decide, place, sourcesOf, availableOf, known, reset } = await openSendingShop(
    () => now,
  ));
});
beforeEach(() => known());
afterEach(() => reset());
afterAll(() => running.close());

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
  // What goes home comes from the store, so that the piece of the warehouse is left for the other one.
  const both = await cartOf(shopper).start({ upc: upcs.spare, qty: 2 });
  const { items } = await cartOf(shopper).add(both, { upc: upcs.spare, ...toStore });
  expect(items.map(({ fulfilment }) => fulfilment)).toEqual(['home', 'sts']);
  expect(await refusalOf(cartOf(shopper).change(both, { qty: 3 }))).toBe('INV408');
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
  // A warehouse that could not find it has supplied none of it.
  await running.shop.database.pool.query(
    `insert into order_line_source (order_number, line_no, place_id, qty)
     select order_number, line_no, $2, 0 from order_line where order_number = $1 and upc = $3`,
    [orderNumber, returns, other],
  );
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

test('what replaces goods leaves from a store as an order may, above what the store keeps and within its parcels of the day', async () => {
  const [bought, wanted] = [upcs.deck, upcs.deckLarger];
  await stockOf(running, bought, { 'W-NORA': 6, [boston]: 0 });
  await stockOf(running, wanted, { 'W-NORA': 1, [boston]: 3 });
  const owner = await newStaff(running, { roles: ['owner'] });
  const delivered = async (upc: string) => {
    const order = await place((await readyCart(shopper, running.origin, upc)).id);
    await announce(running.shop);
    await deliver(owner, order);
    return { ...order, itemId: order.items[0]?.id ?? '' };
  };
  const [first, second, lost] = [await delivered(bought), await delivered(bought), await delivered(wanted)];
  const offered = async ({ orderNumber: orderId }: typeof first) => {
    const { items } = await shopper.call(listReturnItems, { params: { orderId }, body: { email: address.email } });
    return items[0]?.exchanges.find(({ upc }) => upc === wanted)?.qty;
  };
  expect(await offered(first)).toBeUndefined();
  await decide(boston, { safetyStock: 1, dailyLimit: 2 });
  expect(await offered(first)).toBe(2);
  const exchanged = ({ orderNumber, itemId }: typeof first) =>
    askLabel(running.origin, shopper, orderNumber, {
      items: [{ itemId, qty: 1, reason: 'too-small', exchange: wanted }],
    });
  expect(await exchanged(first)).toMatchObject({ status: 200 });
  expect(await storeAt(boston)).toMatchObject({ parcelsToday: 1, isFull: false });
  const replace = ({ orderNumber, itemId }: typeof first) =>
    owner.call(replaceDeskItems, {
      params: { orderNumber, replacementId: randomUUID() },
      body: { items: [{ itemId, qty: 1 }], reason: 'lost', note: '', version: 0 },
    });
  const { replacements } = await replace(lost);
  expect(await sourcesOf(replacements[0] ?? '')).toEqual([`${wanted} ${boston} 1`]);
  expect(await storeAt(boston)).toMatchObject({ parcelsToday: 2, isFull: true });
  // What the store keeps, and what it would send beyond its parcels, is for neither.
  await setStockAt(running, wanted, boston, 9);
  expect(await exchanged(second)).toMatchObject({ errorId: expect.any(String) });
  expect(await storeAt(boston)).toMatchObject({ parcelsToday: 2 });
});

test('another size leaves as a whole from a store where warehouses have it in parts, whose parcel of the day is given back with the last piece', async () => {
  const other = 'W-OTHER';
  await writePlaces(running.shop.database, [
    { id: other, name: 'Other', kind: 'warehouse', region: 'NORA', country: 'US', details: {} },
  ]);
  await expect.poll(() => running.shop.catalogue.place(other)?.id, { timeout: 10_000 }).toBe(other);
  // The largest size of each, which nothing is put aside of.
  const swaps = [upcs.deck, upcs.reduced].map((upc) => ({ upc, exchange: String(Number(upc) + 2) }));
  for (const { upc } of swaps) await stockOf(running, upc, { 'W-NORA': 5 });
  const cart = await readyCart(shopper, running.origin, upcs.deck);
  await cartOf(shopper).change(cart, { qty: 2 });
  await cartOf(shopper).add(cart, { upc: upcs.reduced, qty: 2 });
  const order = await place(cart.id);
  const { orderNumber: orderId } = order;
  await announce(running.shop);
  await deliver(await newStaff(running, { roles: ['owner'] }), order);
  for (const { exchange } of swaps) await stockOf(running, exchange, { 'W-NORA': 1, [other]: 1, [boston]: 2 });
  await decide(boston, { dailyLimit: 1 });
  const items = swaps.map(({ upc, exchange }) => {
    const itemId = order.items.find((item) => item.upc === upc)?.id ?? expect.fail(`no ${upc}`);
    return { itemId, qty: 2, exchange, reason: 'too-small' as const };
  });
  const { status, returnId } = await askLabel(running.origin, shopper, orderId, { items });
  expect(status).toBe(200);
  expect(await storeAt(boston)).toMatchObject({ parcelsToday: 1, isFull: true });
  const withdraw = (at: number) =>
    shopper.call(withdrawExchange, { params: { orderId }, body: { returnId, itemId: items[at]?.itemId ?? '' } });
  await withdraw(0);
  expect(await storeAt(boston)).toMatchObject({ parcelsToday: 1 });
  await withdraw(1);
  expect(await storeAt(boston)).toMatchObject({ parcelsToday: 0 });
  expect(await reopenFreedStores(running.shop.database, now)).toEqual([boston]);
});
