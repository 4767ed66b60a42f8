import { updateItem } from '@eyelet/contracts/cart/update-item.ts';
import { placeOrder } from '@eyelet/contracts/checkout/place-order.ts';
import { ApiError } from '@eyelet/contracts/kernel/api-error.ts';
import { readyCart } from '@eyelet/testing/buy.ts';
import { newShopper } from '@eyelet/testing/shopper.ts';
import { type RunningShop, startShop } from '@eyelet/testing/start-shop.ts';
import { setStockAt, startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

const store = 'S-BOSTON';
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

async function stockNow(upc: string) {
  const { rows } = await first.shop.database.pool.query<{ place_id: string; on_hand: number; reserved: number }>(
    'select place_id, on_hand, reserved from stock where upc = $1 and place_id = any($2)',
    [upc, [store, 'W-NORA']],
  );
  return Object.fromEntries(rows.map((row) => [row.place_id, [row.on_hand, row.reserved]]));
}

/** Carts for a size that its buyers want to collect, at two servers in turn. */
function cartsFor(upc: string, count: number) {
  return Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const { origin } = index % 2 ? second : first;
      const shopper = await newShopper(origin);
      const cart = await readyCart(shopper, origin, upc);
      const body = { itemId: cart.items[0]?.id ?? '', storeId: store };
      await shopper.call(updateItem, { params: { basketId: cart.id }, body });
      return { shopper, id: cart.id };
    }),
  );
}

async function outcomesOf(carts: Awaited<ReturnType<typeof cartsFor>>): Promise<Record<string, number>> {
  const outcomes = await Promise.all(
    carts.map(({ shopper, id }) =>
      shopper.call(placeOrder, { body: { cartId: id } }).then(
        ({ shipments }) => shipments[0]?.kind ?? '',
        (error: unknown) => {
          if (error instanceof ApiError) return error.id as string;
          throw error;
        },
      ),
    ),
  );
  const counts: Record<string, number> = {};
  for (const outcome of outcomes) counts[outcome] = (counts[outcome] ?? 0) + 1;
  return counts;
}

test('of 50 buyers for 10 pairs of a store, 10 get one and the others a refusal [C1.13 C8.37]', async () => {
  const upc = upcs.spare;
  await setStockAt(first, upc, store, 10);
  for (const { shop } of [first, second]) {
    await expect.poll(() => shop.catalogue.availability(upc, { placeId: store }), { timeout: 10_000 }).toBe(10);
  }
  const carts = await cartsFor(upc, 50);
  await setStockAt(first, upc, 'W-NORA', 0);
  expect(await outcomesOf(carts)).toEqual({ pickup: 10, ORD430: 40 });
  expect(await stockNow(upc)).toEqual({ [store]: [0, 0], 'W-NORA': [0, 0] });
});

test('with pairs in the warehouse the buyers are asked first, and then get them sent to the store [C4.21]', async () => {
  const upc = upcs.spareToo;
  await setStockAt(first, upc, store, 3);
  await setStockAt(first, upc, 'W-NORA', 4);
  for (const { shop } of [first, second]) {
    await expect.poll(() => shop.catalogue.availability(upc, { placeId: store }), { timeout: 10_000 }).toBe(3);
  }
  const carts = await cartsFor(upc, 12);
  const placed = await outcomesOf(carts);
  expect(placed).toEqual({ pickup: 3, ORD415: 9 });
  const left = await outcomesOf(carts);
  expect(left).toEqual({ pickup: 3, sts: 4, ORD430: 5 });
  expect(await stockNow(upc)).toEqual({ [store]: [0, 0], 'W-NORA': [0, 0] });
});
