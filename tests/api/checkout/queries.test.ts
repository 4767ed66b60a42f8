import { addItem } from '@eyelet/contracts/cart/add-item.ts';
import { createCartWithItem } from '@eyelet/contracts/cart/create-with-item.ts';
import { readCart } from '@eyelet/contracts/cart/read.ts';
import { updateItem } from '@eyelet/contracts/cart/update-item.ts';
import { placeOrder } from '@eyelet/contracts/checkout/place-order.ts';
import { prepareOrder } from '@eyelet/contracts/checkout/prepare-order.ts';
import { addInstrument } from '@eyelet/contracts/payments/add-instrument.ts';
import { announce } from '@eyelet/server/jobs/announce.ts';
import { sendSandboxWebhooks } from '@eyelet/server/payment-providers/sandbox/send-webhooks.ts';
import { buy, cardToken, readyCart } from '@eyelet/testing/buy.ts';
import { newShopper } from '@eyelet/testing/shopper.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { statementsOf } from '@eyelet/testing/statements.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { stockOf } from '../cart/world.ts';

const storeId = 'S-BOSTON';

let running: RunningShop;
beforeAll(async () => {
  running = await startStockedShop();
});
afterAll(() => running.close());

const countOf = async (run: () => Promise<unknown>) => (await statementsOf(run)).length;

test('changing a cart takes two statements, checking it three, placing an order five, for any number of lines', async () => {
  const shopper = await newShopper(running.origin);
  for (const more of [[], [upcs.deckLarger, upcs.socks, upcs.reduced, upcs.spare]]) {
    const cart = await readyCart(shopper, running.origin, upcs.deck);
    for (const upc of more) {
      const change = () => shopper.call(addItem, { body: { cartId: cart.id, upc } });
      expect(await countOf(change)).toBe(2);
    }
    const check = () =>
      shopper.call(readCart, { params: { basketId: cart.id }, query: { inventorySupplyCheck: true } });
    expect(await countOf(check)).toBeLessThanOrEqual(3);
    const place = () => shopper.call(placeOrder, { body: { cartId: cart.id } });
    expect(await countOf(place)).toBe(5);
  }
});

test('what follows orders takes at most 13 statements beside their deliveries, and all notices one, however many they are', async () => {
  const shopper = await newShopper(running.origin);
  const follow = () => announce(running.shop);
  const tell = () => sendSandboxWebhooks(running.shop, running.origin);
  await follow();
  await tell();
  const ofDeliveries = /event|^(begin|commit|start transaction)/;
  for (const bought of [[upcs.deck], [upcs.deck, upcs.socks, upcs.reduced]]) {
    for (const upc of bought) await buy(shopper, running.origin, upc);
    expect((await statementsOf(follow)).filter((text) => !ofDeliveries.test(text)).length).toBeLessThanOrEqual(13);
  }
  // How the sandbox behaves, what it has decided, what is due, and the notices themselves.
  expect(await statementsOf(tell)).toHaveLength(4);
  const open = await running.shop.database.pool.query('select from payment_notice where settled_at is null');
  expect(open.rowCount).toBe(0);
});

test('adding takes at most two statements and placing at most 25, for every delivery and payment', async () => {
  for (const upc of [upcs.deckLarger, upcs.spare, upcs.spareToo]) await stockOf(running, upc, { [storeId]: 9 });
  const shopper = await newShopper(running.origin);
  const create = () => shopper.call(createCartWithItem, { body: { upc: upcs.deck } });
  expect(await countOf(create)).toBeLessThanOrEqual(2);
  const { id } = await readyCart(shopper, running.origin, upcs.deck);
  const params = { basketId: id };
  for (const line of [
    { upc: upcs.deckLarger, storeId },
    { upc: upcs.spare, storeId, fulfilment: 'sts' },
    { upc: upcs.digital },
    { upc: upcs.customised },
    { upc: upcs.socks, qty: 3 },
    { upc: upcs.spareToo },
  ] as const) {
    expect(await countOf(() => shopper.call(addItem, { body: { cartId: id, ...line } }))).toBeLessThanOrEqual(2);
  }
  const { items } = await shopper.call(readCart, { params });
  const itemId = items.find(({ upc }) => upc === upcs.spareToo)?.id ?? '';
  const collect = () => shopper.call(updateItem, { params, body: { itemId, fulfilment: 'pickup', storeId } });
  expect(await countOf(collect)).toBeLessThanOrEqual(3);
  const additionalData = { token: await cardToken(running.origin) };
  const second = { payment_method_id: 'CREDIT_CARD', amount: 5, additionalData } as const;
  const pay = () => shopper.call(addInstrument, { params, body: second });
  expect(await countOf(pay)).toBe(3);
  expect(await countOf(() => shopper.call(prepareOrder, { body: { cartId: id } }))).toBe(2);
  const place = () => shopper.call(placeOrder, { body: { cartId: id } });
  const placing = await countOf(place);
  expect(placing).toBeLessThanOrEqual(25);
  // As for one line, and one more for the second card.
  expect(placing).toBe(6);
});
