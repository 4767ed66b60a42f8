import { addPriceAdjustment } from '@eyelet/contracts/cart/add-price-adjustment.ts';
import { placeOrder } from '@eyelet/contracts/checkout/place-order.ts';
import { readDeskOrder } from '@eyelet/contracts/order-desk/read.ts';
import { readPurchase } from '@eyelet/contracts/orders/read.ts';
import { readLinkedOrder } from '@eyelet/contracts/orders/read-linked.ts';
import { newAssociate, openStoreSession, testStore } from '@eyelet/testing/associate.ts';
import { buy, readyCart } from '@eyelet/testing/buy.ts';
import { newConsumer, signInShopper } from '@eyelet/testing/consumer.ts';
import { newShopper, type Shopper } from '@eyelet/testing/shopper.ts';
import { newStaff } from '@eyelet/testing/staff.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let running: RunningShop;
beforeAll(async () => {
  running = await startStockedShop();
});
afterAll(() => running.close());

const order = (shopper: Shopper) => buy(shopper, running.origin, upcs.socks);
const read = (shopper: Shopper, orderId: string) => shopper.call(readPurchase, { params: { orderId } });

async function storedSale(orderNumber: string): Promise<unknown> {
  const { pool } = running.shop.database;
  const { rows } = await pool.query('select in_store from orders where order_number = $1', [orderNumber]);
  return rows[0].in_store;
}

async function desk(orderNumber: string) {
  const warehouse = await newStaff(running, { roles: ['warehouse'] });
  return warehouse.call(readDeskOrder, { params: { orderNumber } });
}

test('the order of a store session holds store and employee, when placed, when read and on the order desk [C1.32, C3.39]', async () => {
  const [visitor, associate] = [await newShopper(running.origin), await newAssociate(running)];
  await openStoreSession(visitor, associate);
  const inStoreSalesInfo = { storeId: testStore, storeEmployeeId: associate.id };
  const { orderNumber, ...placed } = await order(visitor);
  expect(placed.inStoreSalesInfo).toEqual(inStoreSalesInfo);
  expect((await read(visitor, orderNumber)).inStoreSalesInfo).toEqual(inStoreSalesInfo);
  expect(await storedSale(orderNumber)).toEqual(inStoreSalesInfo);
  const name = running.shop.catalogue.place(testStore)?.name;
  expect(await desk(orderNumber)).toMatchObject({
    soldBy: { storeName: name, employeeName: associate.name },
    hasAccount: false,
  });
});

test('orders of guests, of consumers and of employees who shop privately have neither [C3.39]', async () => {
  const associate = await newAssociate(running);
  const himself = await signInShopper(await newShopper(running.origin), associate.email, associate.password);
  for (const shopper of [await newShopper(running.origin), await newConsumer(running.origin), himself]) {
    const { orderNumber, ...placed } = await order(shopper);
    expect(placed).not.toHaveProperty('inStoreSalesInfo');
    expect(await storedSale(orderNumber)).toBeNull();
    expect((await desk(orderNumber)).soldBy).toBeNull();
  }
});

test('callers cannot turn an order into one of a store by their input', async () => {
  const guest = await newShopper(running.origin);
  const { id } = await readyCart(guest, running.origin, upcs.socks);
  const inStoreSalesInfo = { storeId: testStore, storeEmployeeId: (await newAssociate(running)).id };
  const { orderNumber } = await guest.call(placeOrder, { body: { cartId: id, ...{ inStoreSalesInfo } } });
  expect(await storedSale(orderNumber)).toBeNull();
});

test('only the seller and staff learn who sold an order, not holders of its link', async () => {
  const [visitor, associate] = [await newShopper(running.origin), await newAssociate(running)];
  await openStoreSession(visitor, associate);
  const { id: basketId } = await readyCart(visitor, running.origin, upcs.socks);
  const body = { type: 'percentage', value: 10, reason: 'Scuffed' } as const;
  await visitor.call(addPriceAdjustment, { params: { basketId }, body });
  const { orderNumber, priceAdjustments } = await visitor.call(placeOrder, { body: { cartId: basketId } });
  expect(priceAdjustments).toMatchObject([{ storeEmployeeId: associate.id }]);
  const token = running.shop.orderLinks.tokenOf(orderNumber);
  const linked = await (await newShopper(running.origin)).call(readLinkedOrder, {
    params: { orderId: orderNumber },
    query: { token },
  });
  expect(linked).toMatchObject({ orderNumber, priceAdjustments: [{ reason: 'Scuffed', storeEmployeeId: '' }] });
  expect(JSON.stringify(linked)).not.toContain(associate.id);
});
