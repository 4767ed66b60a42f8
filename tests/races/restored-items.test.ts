import { addItem } from '@eyelet/contracts/cart/add-item.ts';
import { createCart } from '@eyelet/contracts/cart/create.ts';
import { readCart } from '@eyelet/contracts/cart/read.ts';
import { finishChallenge } from '@eyelet/contracts/checkout/finish-challenge.ts';
import { restoreItems } from '@eyelet/contracts/checkout/restore-items.ts';
import { type ApiClient, createHttpClient } from '@eyelet/contracts/kernel/client.ts';
import { buy, cards } from '@eyelet/testing/buy.ts';
import { newShopper, refusalOf, type Shopper } from '@eyelet/testing/shopper.ts';
import { type RunningShop, startShop } from '@eyelet/testing/start-shop.ts';
import { setStock, startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

let first: RunningShop;
let second: RunningShop;
beforeAll(async () => {
  first = await startStockedShop();
  second = await startShop({ databaseUrl: first.databaseUrl });
});
afterAll(async () => {
  await second.close();
  await first.close();
});

/** A shopper with clients of both servers and an order whose challenge has failed. */
async function failedOrder(upc: string): Promise<Readonly<{ servers: readonly ApiClient[]; orderNumber: string }>> {
  const shopper = await newShopper(first.origin);
  const { orderNumber, challenge } = await buy(shopper, first.origin, upc, cards.challenge);
  const body = { authenticated: false, transactionId: challenge?.transactionId ?? '' };
  expect(await refusalOf(shopper.call(finishChallenge, { params: { orderNumber }, body }))).toBe('PAY400');
  return { servers: [shopper, atSecond(shopper)], orderNumber };
}

function atSecond(shopper: Shopper): ApiClient {
  return createHttpClient({
    origin: second.origin,
    headers: () => ({ 'x-locale': 'en_US' }),
    newId: () => crypto.randomUUID(),
    fetch: shopper.fetch,
  });
}

const times = <One>(count: number, make: (index: number) => Promise<One>) =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));

test('items restored twenty times at once, through two servers, are restored once [C4.11]', async () => {
  const { servers, orderNumber } = await failedOrder(upcs.deck);
  const server = (index: number) => servers[index % 2] as ApiClient;
  const { id } = await server(0).call(createCart, {});
  const restored = times(20, (index) =>
    server(index).call(restoreItems, { params: { orderNumber }, body: { basketId: id } }),
  );
  const added = times(6, (index) => server(index).call(addItem, { body: { cartId: id, upc: upcs.socks } }));
  for (const { items } of await restored) {
    expect(items.filter(({ upc }) => upc === upcs.deck).map(({ qty }) => qty)).toEqual([1]);
  }
  await added;
  const { items } = await server(1).call(readCart, { params: { basketId: id } });
  expect(items.map(({ upc, qty }) => [upc, qty]).sort()).toEqual([
    [upcs.deck, 1],
    [upcs.socks, 6],
  ]);
});

test('items restored into several carts at once are in one of them [C4.11]', async () => {
  const { servers, orderNumber } = await failedOrder(upcs.reduced);
  const server = (index: number) => servers[index % 2] as ApiClient;
  const carts = await times(6, (index) => server(index).call(createCart, {}));
  const ids = [...new Set(carts.map(({ id }) => id))];
  expect(ids).toHaveLength(6);
  await times(18, (index) =>
    server(index).call(restoreItems, { params: { orderNumber }, body: { basketId: ids[index % ids.length] ?? '' } }),
  );
  const after = await times(ids.length, (index) =>
    server(index).call(readCart, { params: { basketId: ids[index] ?? '' } }),
  );
  expect(after.reduce((sum, { totalItems }) => sum + totalItems, 0)).toBe(1);
});

test('the last unit can be restored at once, before the catalogue in memory knows that it is free [C4.11]', async () => {
  await setStock(first, upcs.spare, 1);
  const { servers, orderNumber } = await failedOrder(upcs.spare);
  vi.spyOn(first.shop.catalogue, 'availability').mockReturnValue(0);
  const { id } = await (servers[0] as ApiClient).call(createCart, {});
  const cart = await (servers[0] as ApiClient).call(restoreItems, { params: { orderNumber }, body: { basketId: id } });
  vi.restoreAllMocks();
  expect(cart).toMatchObject({ items: [{ upc: upcs.spare, qty: 1, available: 1 }], flash: [] });
});
