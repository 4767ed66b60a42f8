import { createCartWithItem } from '@eyelet/contracts/cart/create-with-item.ts';
import { placeOrder } from '@eyelet/contracts/checkout/place-order.ts';
import { setBillingAddress } from '@eyelet/contracts/checkout/set-billing-address.ts';
import { readPurchase } from '@eyelet/contracts/orders/read.ts';
import { announce } from '@eyelet/server/jobs/announce.ts';
import { address, cardToken } from '@eyelet/testing/buy.ts';
import { newShopper, type Shopper } from '@eyelet/testing/shopper.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { setStockAt, startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

const store = 'S-BOSTON';
let running: RunningShop;
let shopper: Shopper;
beforeAll(async () => {
  running = await startStockedShop();
  shopper = await newShopper(running.origin);
});
afterAll(() => running.close());

async function orderPickup(): Promise<string> {
  await setStockAt(running, upcs.deck, store, 5);
  await expect
    .poll(() => running.shop.catalogue.availability(upcs.deck, { placeId: store }), { timeout: 10_000 })
    .toBe(5);
  const { id } = await shopper.call(createCartWithItem, { body: { upc: upcs.deck, storeId: store } });
  await shopper.call(setBillingAddress, { params: { basketId: id }, body: address });
  const paymentMethod = { code: 'CREDIT_CARD' as const, additionalData: { token: await cardToken(running.origin) } };
  return (await shopper.call(placeOrder, { body: { cartId: id, paymentMethod } })).orderNumber;
}

test('a pickup is made ready in the lab by the browser that ordered it, and by no other one', async () => {
  const orderNumber = await orderPickup();
  const labOf = async ({ fetch }: Shopper) => (await fetch(`${running.origin}/dev/lab`)).text();
  const press = ({ fetch }: Shopper) =>
    fetch(`${running.origin}/dev/lab/ready`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ orderNumber, shippingId: `pickup-${store}` }),
    });
  const statusOf = async () => (await shopper.call(readPurchase, { params: { orderId: orderNumber } })).status;
  const other = await newShopper(running.origin);
  expect(await labOf(shopper)).toContain(`value="${orderNumber}"`);
  expect(await labOf(other)).not.toContain(orderNumber);
  await press(other);
  expect(await statusOf()).toBe('confirmed');
  expect((await press(shopper)).status).toBe(303);
  expect(await statusOf()).toBe('ready for pickup');
  expect(await labOf(shopper)).not.toContain(`value="${orderNumber}"`);
  await announce(running.shop);
  const { rows } = await running.shop.database.pool.query(
    `select files from mail where kind = 'ready-for-pickup' and subject_id = $1`,
    [`${orderNumber}/pickup-${store}`],
  );
  // The store of this test has no opening hours, so there is no calendar entry.
  expect(rows).toEqual([{ files: [] }]);
});
