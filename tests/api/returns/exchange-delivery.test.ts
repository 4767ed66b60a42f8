import { addItem } from '@eyelet/contracts/cart/add-item.ts';
import { createCartWithItem } from '@eyelet/contracts/cart/create-with-item.ts';
import { placeOrder } from '@eyelet/contracts/checkout/place-order.ts';
import { setBillingAddress } from '@eyelet/contracts/checkout/set-billing-address.ts';
import { recordShipmentStep } from '@eyelet/contracts/order-desk/record-step.ts';
import type { Order } from '@eyelet/contracts/orders/order.ts';
import { withdrawExchange } from '@eyelet/contracts/returns/withdraw-exchange.ts';
import { giveDeliveryBack } from '@eyelet/server/returns/give-delivery-back.ts';
import { address, makeReady } from '@eyelet/testing/buy.ts';
import { newShopper, type Shopper } from '@eyelet/testing/shopper.ts';
import { newStaff } from '@eyelet/testing/staff.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { stockOf } from '../cart/world.ts';
import { deliver } from '../order-desk/orders.ts';
import {
  bought,
  type Desk,
  decide,
  delivered,
  exchangeStyle,
  itemOf,
  madeOf,
  moneyOf,
  papersOf,
  readOf,
  send,
  settleEvents,
  sizes,
} from './exchanges.ts';

let desk: Desk;
let shopper: Shopper;
beforeAll(async () => {
  const running = await startStockedShop({ onHand: 100, further: [exchangeStyle], parts: { clock: () => bought } });
  desk = { running, staff: await newStaff(running, { roles: ['owner'] }) };
});
beforeEach(async () => {
  shopper = await newShopper(desk.running.origin);
});
afterAll(() => desk.running.close());

const { blue40, blue41 } = sizes;
const parcel = { carrier: 'ups', trackingNumber: '1Z999' };

test('who took money instead of another size has the delivery back with the last of their order', async () => {
  const order = await delivered(desk, shopper, [
    [sizes.low40, 1],
    [upcs.socks, 1],
  ]);
  expect(order.totals.shipping).toBeGreaterThan(0);
  const { returnId } = await send(desk, shopper, order, [{ upc: sizes.low40, exchange: sizes.low41 }]);
  await decide(desk, order, returnId, [{ upc: sizes.low40, accepted: 1 }]);
  const body = { returnId, itemId: itemOf(order, sizes.low40) };
  await shopper.call(withdrawExchange, { params: { orderId: order.orderNumber }, body });
  await settleEvents(desk);
  const socks = await send(desk, shopper, order, [{ upc: upcs.socks }]);
  await decide(desk, order, socks.returnId, [{ upc: upcs.socks, accepted: 1 }]);
  const { captured, refunded } = await moneyOf(desk, order.orderNumber);
  expect(captured).toBe(Math.round(order.totals.total * 100));
  expect(refunded).toBe(captured);
});

/** An order of a pair and socks, of which the pair was exchanged and the socks were sent back. */
async function nothingLeft() {
  const order = await delivered(desk, shopper, [
    [sizes.low40, 1],
    [upcs.socks, 1],
  ]);
  expect(order.totals.shipping).toBeGreaterThan(0);
  const { returnId } = await send(desk, shopper, order, [{ upc: sizes.low40, exchange: sizes.low41 }]);
  await decide(desk, order, returnId, [{ upc: sizes.low40, accepted: 1 }]);
  const { returnId: socks } = await send(desk, shopper, order, [{ upc: upcs.socks }]);
  return { order, returnId, socks, closeSocks: () => decide(desk, order, socks, [{ upc: upcs.socks, accepted: 1 }]) };
}

const withdrawLow = (order: Order, returnId: string) =>
  shopper.call(withdrawExchange, {
    params: { orderId: order.orderNumber },
    body: { returnId, itemId: itemOf(order, sizes.low40) },
  });

test('who took money instead of another size at last has the delivery back too, with a credit note, once', async () => {
  const { order, returnId, closeSocks } = await nothingLeft();
  const { orderNumber } = order;
  const total = Math.round(order.totals.total * 100);
  await closeSocks();
  const shipping = total - (await moneyOf(desk, orderNumber)).refunded;
  const made = await madeOf(shopper, order);
  await withdrawLow(order, returnId);
  await withdrawLow(order, returnId);
  await settleEvents(desk);
  expect(await moneyOf(desk, orderNumber)).toEqual({ captured: total, refunded: total });
  // As when its event is delivered again.
  await giveDeliveryBack(desk.running.shop, made.orderNumber);
  await settleEvents(desk);
  expect(await moneyOf(desk, orderNumber)).toEqual({ captured: total, refunded: total });
  const credited = (await papersOf(desk, orderNumber)).filter(({ kind }) => kind === 'credit note');
  expect(credited.map((paper) => paper.total).reduce((sum, one) => sum + one, 0)).toBe(total);
  expect(credited.map((paper) => paper.total)).toContain(shipping - Math.round(made.totals.total * 100));
});

test('the delivery is given back once, whether the exchange is cancelled or the rest is taken back first', async () => {
  for (let round = 0; round < 4; round++) {
    const { order, returnId, closeSocks } = await nothingLeft();
    await Promise.all([closeSocks(), withdrawLow(order, returnId)]);
    await settleEvents(desk);
    const { captured, refunded } = await moneyOf(desk, order.orderNumber);
    expect(refunded).toBe(captured);
  }
});

test('what replaces items of different addresses comes in a parcel for each address, and all of it is paid', async () => {
  await stockOf(desk.running, sizes.red40, { 'S-BOSTON': 5 });
  const { id } = await shopper.call(createCartWithItem, { body: { upc: blue40 } });
  await shopper.call(addItem, { body: { cartId: id, upc: sizes.red40, storeId: 'S-BOSTON' } });
  await makeReady(shopper, desk.running.origin, id);
  const home = { ...address, addressLine1: '7 Mill Lane' };
  await shopper.call(setBillingAddress, { params: { basketId: id }, body: home });
  const order = await shopper.call(placeOrder, { body: { cartId: id } });
  await settleEvents(desk);
  for (const { shippingId, kind } of order.shipments) {
    const params = { orderNumber: order.orderNumber, shippingId };
    const step = kind === 'pickup' ? { step: 'ready' as const } : { step: 'shipped' as const, ...parcel };
    await desk.staff.call(recordShipmentStep, { params, body: step });
    await desk.staff.call(recordShipmentStep, { params, body: { step: 'delivered', reason: 'Known' } });
  }
  const { returnId } = await send(desk, shopper, order, [
    { upc: blue40, exchange: blue41 },
    { upc: sizes.red40, exchange: blue41 },
  ]);
  await decide(desk, order, returnId, [
    { upc: blue40, accepted: 1 },
    { upc: sizes.red40, accepted: 1 },
  ]);
  const made = await madeOf(shopper, order);
  expect(made.shipments.map(({ shippingAddress, itemIds }) => [shippingAddress?.addressLine1, itemIds.length])).toEqual(
    expect.arrayContaining([
      [address.addressLine1, 1],
      ['7 Mill Lane', 1],
    ]),
  );
  expect(made.shipments).toHaveLength(2);
  expect(made.totals.total).toBe(order.totals.total);
  await deliver(desk.staff, made);
  expect((await readOf(shopper, made.orderNumber)).status).toBe('delivered');
});
