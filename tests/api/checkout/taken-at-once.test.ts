import { randomUUID } from 'node:crypto';
import { addItem } from '@eyelet/contracts/cart/add-item.ts';
import type { Cart } from '@eyelet/contracts/cart/cart.ts';
import { createCartWithItem } from '@eyelet/contracts/cart/create-with-item.ts';
import { readCart } from '@eyelet/contracts/cart/read.ts';
import { updateItem } from '@eyelet/contracts/cart/update-item.ts';
import { finishChallenge } from '@eyelet/contracts/checkout/finish-challenge.ts';
import { placeOrder } from '@eyelet/contracts/checkout/place-order.ts';
import { setBillingAddress } from '@eyelet/contracts/checkout/set-billing-address.ts';
import { cancelDeskOrder } from '@eyelet/contracts/order-desk/cancel.ts';
import { cancelDeskItems } from '@eyelet/contracts/order-desk/cancel-items.ts';
import { cancelOrder } from '@eyelet/contracts/orders/cancel.ts';
import type { Order } from '@eyelet/contracts/orders/order.ts';
import { readPurchase } from '@eyelet/contracts/orders/read.ts';
import { listToPack } from '@eyelet/contracts/packing/list.ts';
import { addInstrument } from '@eyelet/contracts/payments/add-instrument.ts';
import { listReturnItems } from '@eyelet/contracts/returns/list-items.ts';
import { announce } from '@eyelet/server/jobs/announce.ts';
import { newAssociate, openStoreSession, testStore } from '@eyelet/testing/associate.ts';
import { address, cards, cardToken, makeReady } from '@eyelet/testing/buy.ts';
import { newShopper, refusalOf, type Shopper } from '@eyelet/testing/shopper.ts';
import { newStaff } from '@eyelet/testing/staff.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { setStockAt, startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

let running: RunningShop;
beforeAll(async () => {
  running = await startStockedShop();
  await setStockAt(running, upcs.deck, testStore, 9);
  await vi.waitUntil(() => running.shop.catalogue.availability(upcs.deck, { placeId: testStore }) === 9, {
    timeout: 10_000,
  });
});
afterAll(() => running.close());

async function newSeller() {
  const [visitor, associate] = [await newShopper(running.origin), await newAssociate(running)];
  await openStoreSession(visitor, associate);
  return { seller: visitor, associate };
}

const lineOf = ({ items }: Pick<Cart, 'items'>, upc: string) =>
  items.find((one) => one.upc === upc) ?? expect.fail(`no ${upc}`);

const takeNow = (who: Shopper, cart: Cart, upc: string) =>
  who.call(updateItem, { params: { basketId: cart.id }, body: { itemId: lineOf(cart, upc).id, storeId: testStore } });

/** A cart with a pair that the store has, taken at once, and socks that it has not, sent home. */
async function mixedCart(seller: Shopper): Promise<Cart> {
  const { id } = await seller.call(createCartWithItem, { body: { upc: upcs.deck } });
  const cart = await seller.call(addItem, { body: { cartId: id, upc: upcs.socks } });
  return takeNow(seller, cart, upcs.deck);
}

async function mixedSale(seller: Shopper, number?: string) {
  const { id } = await mixedCart(seller);
  await makeReady(seller, running.origin, id, number);
  return seller.call(placeOrder, { body: { cartId: id } });
}

/** With the shipments in the order of their ids. */
const sorted = (order: Order) => ({
  ...order,
  shipments: order.shipments.toSorted((one, other) => one.shippingId.localeCompare(other.shippingId)),
});

async function stockOf(upc: string, placeId: string): Promise<number> {
  const { rows } = await running.shop.database.pool.query<{ on_hand: number }>(
    'select on_hand from stock where upc = $1 and place_id = $2',
    [upc, placeId],
  );
  return rows[0]?.on_hand ?? 0;
}

const query = async <Row>(text: string, orderNumber: string) =>
  (await running.shop.database.pool.query<Row & Record<string, unknown>>(text, [orderNumber])).rows;

test('the cart of an associate offers what their store has, to be taken at once, and everything to be sent home', async () => {
  const { seller } = await newSeller();
  const { id } = await seller.call(createCartWithItem, { body: { upc: upcs.deck } });
  const cart = await seller.call(addItem, { body: { cartId: id, upc: upcs.socks } });
  const offered = (upc: string) =>
    lineOf(cart, upc)
      .shippingOptions.filter(({ storeInfo }) => storeInfo?.id === testStore)
      .map(({ shippingMethod, available, storeInfo }) => [
        shippingMethod.label,
        available,
        storeInfo?.storeInventory ?? 0,
      ]);
  expect(offered(upcs.deck)).toEqual([['Taken at once', true, 9], expect.anything()]);
  expect(offered(upcs.socks)).toEqual([['Taken at once', false, 0], expect.anything()]);
  expect(await refusalOf(takeNow(seller, cart, upcs.socks))).toBe('ORD517');
});

test('only what is sent costs delivery, and each is taxed where it is handed over', async () => {
  const { seller } = await newSeller();
  const { id } = await mixedCart(seller);
  const cart = await makeReady(seller, running.origin, id);
  expect(
    cart.shippingMethods.map(({ kind, takenAtOnce, label, promised, pickupWindows }) => ({
      ...{ kind, takenAtOnce, label, promised: promised !== null, windows: pickupWindows.length },
    })),
  ).toEqual([
    { kind: 'home', takenAtOnce: false, label: 'Standard shipping', promised: true, windows: 0 },
    { kind: 'pickup', takenAtOnce: true, label: 'Taken at once', promised: false, windows: 0 },
  ]);
  expect(cart.shippingMethods[1]?.price.amount).toBe(0);
  expect(cart.totals.shipping).toBe(cart.shippingMethods[0]?.price.amount);
  // Portland is taxed at 5.5 %; the store of the tests has no province, so that no rate applies there.
  expect(lineOf(cart, upcs.deck).taxTotal).toBe(0);
  expect(lineOf(cart, upcs.socks).taxTotal).toBe(1.09);
});

test('a mixed sale is placed with its goods of the store handed over, and the rest still to be sent', async () => {
  const { seller, associate } = await newSeller();
  const before = [await stockOf(upcs.deck, testStore), await stockOf(upcs.deck, 'W-NORA')];
  const order = await mixedSale(seller);
  const { orderNumber } = order;
  expect(order.status).toBe('in fulfilment');
  expect(order.inStoreSalesInfo).toEqual({ storeId: testStore, storeEmployeeId: associate.id });
  expect(
    order.shipments.map(({ kind, takenAtOnce, deliveredAt }) => [kind, takenAtOnce, deliveredAt !== null]),
  ).toEqual([
    ['home', false, false],
    ['pickup', true, true],
  ]);
  expect(sorted(await seller.call(readPurchase, { params: { orderId: orderNumber } }))).toEqual(sorted(order));
  expect([await stockOf(upcs.deck, testStore), await stockOf(upcs.deck, 'W-NORA')]).toEqual([
    (before[0] ?? 0) - 1,
    before[1],
  ]);
  const facts = await query<{ name: string }>('select name from event where subject = $1 order by id', orderNumber);
  expect(facts.map(({ name }) => name)).toEqual(['order.placed', 'shipment.delivered']);
});

test('nobody packs, cancels or mails about what was taken at once; its goods may come back at once', async () => {
  const { seller } = await newSeller();
  const order = await mixedSale(seller);
  const { orderNumber } = order;
  const [warehouse, owner] = [
    await newStaff(running, { roles: ['warehouse'] }),
    await newStaff(running, { roles: ['owner'] }),
  ];
  const packed = await warehouse.call(listToPack, { query: {} });
  const { places } = packed;
  expect(places.map(({ placeId }) => placeId)).not.toContain(testStore);
  expect(await refusalOf(seller.call(cancelOrder, { body: { orderNumber } }))).toBe('CAN409');
  expect(
    await refusalOf(owner.call(cancelDeskOrder, { params: { orderNumber }, body: { reason: 'Wrong size' } })),
  ).toBe('STF409');
  for (let more = 1; more > 0; ) more = await announce(running.shop);
  const mails = await query<{ kind: string }>('select kind from order_mail where order_number = $1', orderNumber);
  expect(mails.map(({ kind }) => kind).sort()).toEqual(['order-confirmation', 'order-paid']);
  const states = await query<{ state: string }>('select state from order_payment where order_number = $1', orderNumber);
  expect(states).toEqual([{ state: 'captured' }]);
  const { items } = await seller.call(listReturnItems, { params: { orderId: orderNumber }, body: {} });
  const judged = items.map(({ itemId, qty, why }) => [order.items.find(({ id }) => id === itemId)?.upc, qty, why]);
  expect(judged).toEqual([
    [upcs.deck, 1, null],
    [upcs.socks, 0, 'not-delivered'],
  ]);
});

test('a sale of which all is taken asks for no delivery address, and is complete', async () => {
  const { seller } = await newSeller();
  const { id } = await seller.call(createCartWithItem, { body: { upc: upcs.deck } });
  const cart = await takeNow(seller, await seller.call(readCart, { params: { basketId: id } }), upcs.deck);
  expect(cart.totals).toMatchObject({ shipping: 0, taxPending: false });
  const params = { basketId: id };
  await seller.call(setBillingAddress, { params, body: { ...address } });
  const additionalData = { token: await cardToken(running.origin) };
  await seller.call(addInstrument, { params, body: { payment_method_id: 'CREDIT_CARD', additionalData } });
  const order = await seller.call(placeOrder, { body: { cartId: id } });
  expect(order.status).toBe('picked up');
  expect(order.steps.map(({ status }) => status)).toEqual(['created', 'confirmed', 'picked up']);
  expect(await seller.call(readPurchase, { params: { orderId: order.orderNumber } })).toEqual(order);
});

test('while the bank still asks, nothing is handed over; it is once the payment is confirmed', async () => {
  const { seller } = await newSeller();
  const { orderNumber, challenge, ...order } = await mixedSale(seller, cards.challenge);
  expect(order.status).toBe('payment pending');
  expect(order.shipments.map(({ deliveredAt }) => deliveredAt)).toEqual([null, null]);
  const url = `${running.origin}${challenge?.url}`;
  const code = /\b\d{6}\b/.exec(await (await fetch(url)).text())?.[0] ?? '';
  await fetch(url, { method: 'POST', body: new URLSearchParams({ code, action: 'confirm' }) });
  const body = { orderNumber, authenticated: true, transactionId: challenge?.transactionId ?? '' };
  const paid = await seller.call(finishChallenge, { params: { orderNumber }, body });
  expect(paid.status).toBe('in fulfilment');
  expect(sorted(paid).shipments.map(({ takenAtOnce, deliveredAt }) => [takenAtOnce, deliveredAt !== null])).toEqual([
    [true, true],
    [false, false],
  ]);
  const facts = await query<{ name: string }>('select name from event where subject = $1 order by id', orderNumber);
  expect(facts.map(({ name }) => name).filter((name) => name !== 'order.paid')).toEqual([
    ...['order.placed', 'shipment.delivered'],
  ]);
  const steps = await query<{ to_state: string }>(
    'select to_state from order_history where order_number = $1 order by entry_no',
    orderNumber,
  );
  expect(steps.map(({ to_state }) => to_state)).toEqual(['created', 'payment pending', 'confirmed', 'in fulfilment']);
});

test('shoppers collect from the same store later, as before', async () => {
  const shopper = await newShopper(running.origin);
  const { id } = await shopper.call(createCartWithItem, { body: { upc: upcs.deck } });
  const cart = await makeReady(shopper, running.origin, id);
  const [shipment] = (await takeNow(shopper, cart, upcs.deck)).shippingMethods;
  expect(shipment).toMatchObject({ kind: 'pickup', takenAtOnce: false, label: 'Pickup in store' });
  const order = await shopper.call(placeOrder, { body: { cartId: id } });
  expect(order).toMatchObject({ status: 'confirmed', shipments: [{ takenAtOnce: false, deliveredAt: null }] });
});

test('an associate who sells elsewhere since the token was made hands nothing over', async () => {
  const { seller, associate } = await newSeller();
  const { id } = await mixedCart(seller);
  await makeReady(seller, running.origin, id);
  await running.shop.database.pool.query(`update consumer set works_at = 'S-HAMBURG' where id = $1`, [associate.id]);
  expect(await refusalOf(seller.call(placeOrder, { body: { cartId: id } }))).toBe('ORD415');
});

test('of a mixed sale the items that are still to be sent can be canceled; what was taken stays, and is complete', async () => {
  const { seller } = await newSeller();
  const { orderNumber, items, totals } = await mixedSale(seller);
  const care = await newStaff(running, { roles: ['care'] });
  for (let more = 1; more > 0; ) more = await announce(running.shop);
  const params = { orderNumber, cancellationId: randomUUID() };
  const idOf = (upc: string) => items.find((one) => one.upc === upc)?.id ?? '';
  const body = (upc: string) => ({ items: [{ itemId: idOf(upc), qty: 1 }], reason: 'Asked on the phone' });
  expect(await refusalOf(care.call(cancelDeskItems, { params, body: body(upcs.deck) }))).toBe('STF409');
  const after = await care.call(cancelDeskItems, { params, body: body(upcs.socks) });
  expect(after).toMatchObject({ status: 'picked up', mayCancel: false });
  for (let more = 1; more > 0; ) more = await announce(running.shop);
  const taken = items.find(({ upc }) => upc === upcs.deck)?.price.priceAfterOrderDiscount ?? 0;
  const refunds = await query<{ amount: number; state: string }>(
    'select amount, state from order_refund where order_number = $1',
    orderNumber,
  );
  expect(refunds).toEqual([{ amount: Math.round((totals.total - taken) * 100), state: 'refunded' }]);
});
