import { addItem } from '@eyelet/contracts/cart/add-item.ts';
import { createCart } from '@eyelet/contracts/cart/create.ts';
import { readCart } from '@eyelet/contracts/cart/read.ts';
import { createHttpClient } from '@eyelet/contracts/kernel/client.ts';
import { buildColourway, buildProduct, stockProducts, writeTestGround } from '@eyelet/testing/catalogue.ts';
import { newShopper } from '@eyelet/testing/shopper.ts';
import { type RunningShop, startShop } from '@eyelet/testing/start-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

const sizes = ['38', '39', '40', '41', '42', '43'];
const products = Array.from({ length: 17 }, (_, index) => {
  const masterId = `SKRACE${String(index).padStart(2, '0')}`;
  return buildProduct(masterId, 100 + index, {
    maxQty: 999_999,
    colourways: [buildColourway(`${masterId}BLU`, 100 + index, { sizes })],
  });
});
const allUpcs = products.flatMap(({ colourways }) => colourways.flatMap(({ skus }) => skus.map(({ upc }) => upc)));

let first: RunningShop;
let second: RunningShop;

beforeAll(async () => {
  first = await startShop({
    parts: {
      beforeSnapshot: async (database) => {
        await writeTestGround(database);
        await stockProducts(database, products, 1000);
      },
    },
  });
  second = await startShop({ databaseUrl: first.databaseUrl });
});
afterAll(async () => {
  await second.close();
  await first.close();
});

test('100 simultaneous changes of one cart, through two servers, lose no line and no unit [C7.30 C6.02]', async () => {
  const shopper = await newShopper(first.origin);
  const { id } = await shopper.call(createCart, {});
  const elsewhere = createHttpClient({
    origin: second.origin,
    headers: () => ({ 'x-locale': 'en_US' }),
    newId: () => crypto.randomUUID(),
    fetch: shopper.fetch,
  });
  const wanted = allUpcs.slice(0, 100);
  await Promise.all(
    wanted.map((upc, index) => {
      const server = index % 2 === 0 ? shopper : elsewhere;
      return server.call(addItem, { body: { cartId: id, upc, qty: 2 } });
    }),
  );
  const cart = await shopper.call(readCart, { params: { basketId: id } });
  expect(new Set(cart.items.map(({ upc }) => upc))).toEqual(new Set(wanted));
  expect(cart.totalItems).toBe(200);
  expect(cart.version).toBe(101);
});

test('the same size added 50 times at once is one line of 50 [C7.30]', async () => {
  const shopper = await newShopper(first.origin);
  const { id } = await shopper.call(createCart, {});
  const upc = allUpcs[0] ?? '';
  await Promise.all(Array.from({ length: 50 }, () => shopper.call(addItem, { body: { cartId: id, upc } })));
  const cart = await shopper.call(readCart, { params: { basketId: id } });
  expect(cart.items.map(({ qty }) => qty)).toEqual([50]);
});
