import { randomUUID } from 'node:crypto';
import { addItem } from '@eyelet/contracts/cart/add-item.ts';
import { placeOrder } from '@eyelet/contracts/checkout/place-order.ts';
import { ApiError } from '@eyelet/contracts/kernel/api-error.ts';
import { createHttpClient } from '@eyelet/contracts/kernel/client.ts';
import { readyCart } from '@eyelet/testing/buy.ts';
import { newShopper, type Shopper } from '@eyelet/testing/shopper.ts';
import { type RunningShop, startShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { linkOf, newSeller, put, read, take } from '../api/handovers/world.ts';

let first: RunningShop;
let second: RunningShop;
beforeAll(async () => {
  first = await startStockedShop({ onHand: 500 });
  second = await startShop({ databaseUrl: first.databaseUrl });
});
afterAll(async () => {
  await second.close();
  await first.close();
});

/** The answer of a call, or the id of its refusal. */
async function outcome<T>(call: Promise<T>): Promise<T | string> {
  return call.catch((error: unknown) => {
    if (error instanceof ApiError) return error.id;
    throw error;
  });
}

const idOf = (one: { id: string } | string) => (typeof one === 'string' ? one : one.id);

/** The number of units in each open cart of a shopper. */
async function cartsOf({ auth }: Shopper): Promise<readonly number[]> {
  const { rows } = await first.shop.database.pool.query<{ units: number }>(
    `select coalesce((select sum((line ->> 'quantity')::int) from jsonb_array_elements(document -> 'lines') as line), 0)::int
       as units from cart where owner = $1 and state = 'open'`,
    [auth.consumerNo],
  );
  return rows.map(({ units }) => units);
}

test('if many take a cart at once at two processes, one gets it, and the till has none', async () => {
  const seller = await newSeller(first);
  const token = await linkOf(seller, await put(seller, upcs.deck, 2));
  const takers = await Promise.all(
    Array.from({ length: 8 }, (_, index) => newShopper((index % 2 === 0 ? first : second).origin)),
  );
  // Half of them have a cart already.
  for (const taker of takers.slice(0, 4)) await put(taker, upcs.socks);
  const ends = await Promise.all(takers.map((taker) => outcome(take(taker, token))));
  expect(ends.filter((end) => end === 'AUT402')).toHaveLength(7);
  const units = (await Promise.all(takers.map(cartsOf))).flat();
  expect(units.reduce((sum, one) => sum + one, 0)).toBe(2 + 4);
  expect(await cartsOf(seller)).toEqual([]);
});

test('a taker who presses often, at two processes, has the lines once', async () => {
  const seller = await newSeller(first);
  const token = await linkOf(seller, await put(seller, upcs.deck, 2));
  const phone = await newShopper(first.origin);
  const elsewhere = sameShopper(phone, second.origin);
  const ends = await Promise.all([phone, elsewhere, phone, elsewhere].map((one) => outcome(take(one, token))));
  expect(new Set(ends.map(idOf)).size).toBe(1);
  expect(await cartsOf(phone)).toEqual([2]);
});

/** The same session at another process. */
function sameShopper(shopper: Shopper, origin: string): Shopper {
  const client = createHttpClient({
    origin,
    headers: () => ({ 'x-locale': 'en_US' }),
    newId: randomUUID,
    fetch: shopper.fetch,
  });
  return { ...shopper, call: client.call };
}

test('two shoppers who take each other’s carts at once both end with a cart, and no unit is lost', async () => {
  for (let round = 0; round < 5; round++) {
    const seller = await newSeller(first);
    const shopper = await newShopper(second.origin);
    const ofTill = await linkOf(seller, await put(seller, upcs.deck, 2));
    const ofShopper = await linkOf(shopper, await put(shopper, upcs.socks, 3));
    await Promise.all([outcome(take(shopper, ofTill)), outcome(take(seller, ofShopper))]);
    const units = [...(await cartsOf(seller)), ...(await cartsOf(shopper))];
    expect(units.reduce((sum, one) => sum + one, 0)).toBe(5);
  }
});

test('a cart that is ordered and taken at once is either ordered or taken', async () => {
  for (let round = 0; round < 5; round++) {
    const seller = await newSeller(first);
    const cart = await readyCart(seller, first.origin, upcs.socks);
    const token = await linkOf(seller, cart);
    const phone = await newShopper(second.origin);
    const [ordered, taken] = await Promise.all([
      outcome(seller.call(placeOrder, { body: { cartId: cart.id } })),
      outcome(take(phone, token)),
    ]);
    const ends = [typeof ordered === 'object', typeof taken === 'object'];
    expect(ends.filter(Boolean)).toHaveLength(1);
    expect(await cartsOf(phone)).toEqual(ends[1] ? [1] : []);
  }
});

test('items that the till adds while its cart is taken are in the taken cart, or refused', async () => {
  for (let round = 0; round < 5; round++) {
    const seller = await newSeller(first);
    const cart = await put(seller, upcs.deck);
    const token = await linkOf(seller, cart);
    const phone = await newShopper(second.origin);
    const [taken, ...added] = await Promise.all([
      take(phone, token),
      ...Array.from({ length: 4 }, () => outcome(seller.call(addItem, { body: { cartId: cart.id, upc: upcs.deck } }))),
    ]);
    const came = added.filter((one) => typeof one === 'object').length;
    expect(added.filter((one) => one !== 'BSK404')).toHaveLength(came);
    expect((await read(phone, taken)).totalItems).toBe(1 + came);
  }
});
