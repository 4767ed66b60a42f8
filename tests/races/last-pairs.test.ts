import { placeOrder } from '@eyelet/contracts/checkout/place-order.ts';
import { ApiError } from '@eyelet/contracts/kernel/api-error.ts';
import { readyCart } from '@eyelet/testing/buy.ts';
import { buildProduct, stockProducts, writeTestGround } from '@eyelet/testing/catalogue.ts';
import { readBooks } from '@eyelet/testing/ledgers.ts';
import { newShopper, type Shopper } from '@eyelet/testing/shopper.ts';
import { type RunningShop, startShop } from '@eyelet/testing/start-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

const product = buildProduct('SKLAST01', 1);
const upc = product.colourways[0]?.skus[0]?.upc ?? '';
let first: RunningShop;
let second: RunningShop;

beforeAll(async () => {
  first = await startShop({
    parts: {
      beforeSnapshot: async (database) => {
        await writeTestGround(database);
        await stockProducts(database, [product], 1000);
      },
    },
  });
  second = await startShop({ databaseUrl: first.databaseUrl });
});
afterAll(async () => {
  await second.close();
  await first.close();
});

/** Runs a number of tasks, at most `width` at a time. */
async function inParallel<T>(count: number, width: number, run: (index: number) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  let next = 0;
  const lane = async () => {
    for (let index = next++; index < count; index = next++) results[index] = await run(index);
  };
  await Promise.all(Array.from({ length: width }, lane));
  return results;
}

/** Copies a cart for a shopper in the database, which saves the calls for it. */
async function copyCart(id: string, shopper: Shopper): Promise<string> {
  const { rows } = await first.shop.database.pool.query<{ id: string }>(
    `insert into cart select gen_random_uuid()::text, $2, state, version, document, created_at, updated_at
     from cart where id = $1 returning id`,
    [id, shopper.auth.consumerNo],
  );
  return rows[0]?.id ?? '';
}

test('1,000 buyers for 100 pairs buy exactly 100, at two servers [C8.37]', { timeout: 120_000 }, async () => {
  const servers = [first, second];
  const model = await readyCart(await newShopper(first.origin), first.origin, upc);
  const carts = await inParallel(1000, 40, async (index) => {
    const shopper = await newShopper((servers[index % 2] ?? first).origin);
    return { shopper, id: await copyCart(model.id, shopper) };
  });
  await first.shop.database.pool.query(`update stock set on_hand = 100 where upc = $1 and place_id = 'W-NORA'`, [upc]);
  const outcomes = await inParallel(1000, 80, async (index) => {
    const { shopper, id } = carts[index] ?? {};
    try {
      await shopper?.call(placeOrder, { body: { cartId: id } });
      return 'bought';
    } catch (error) {
      if (error instanceof ApiError) return error.id;
      throw error;
    }
  });
  expect(outcomes.filter((outcome) => outcome === 'bought')).toHaveLength(100);
  expect(outcomes.filter((outcome) => outcome === 'ORD430')).toHaveLength(900);
  expect(await readBooks(first, upc)).toMatchObject({
    onHand: 0,
    reserved: 0,
    reservations: 0,
    orders: { confirmed: 100 },
    lines: 100,
    payments: { authorised: 100 },
    carts: { ordered: 100, open: 901 },
  });
});
