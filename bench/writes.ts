import type { Cart } from '@eyelet/contracts/cart/cart.ts';
import { createCartWithItem } from '@eyelet/contracts/cart/create-with-item.ts';
import { updateItem } from '@eyelet/contracts/cart/update-item.ts';
import { placeOrder } from '@eyelet/contracts/checkout/place-order.ts';
import { requestUrl } from '@eyelet/contracts/kernel/client.ts';
import type { Database } from '@eyelet/db/database.ts';
import { accessCookie } from '@eyelet/server/kernel/request-context.ts';
import { buy, readyCart } from '@eyelet/testing/buy.ts';
import { newShopper, type Shopper } from '@eyelet/testing/shopper.ts';
import { learnCart } from './learn-cart.ts';
import { learnOrder, untilTold } from './learn-order.ts';
import { bareCalls, measureRow } from './measure-row.ts';
import type { Parties } from './parties.ts';
import { pickOf } from './pick-size.ts';
import { atOnce, repeat } from './repeat.ts';
import type { Row } from './report.ts';

const changes = 1500;
const orders = 320;
const purchases = 100;

/** Changing carts, placing orders and whole guest purchases, next to bare statements that write the same. */
export async function measureWrites(
  parties: Parties,
  database: Database,
  upcs: readonly string[],
): Promise<readonly Row[]> {
  const bare = bareCalls(parties.reference.origin);
  await learnPlaced(parties, database, upcs);
  const changed = await cartChanges(parties, database, upcs[0] ?? '');
  const rows: Row[] = [
    await measureRow({
      name: 'change a cart',
      against: 'two statements',
      aim: 0.5,
      ours: () => repeat(changes, changed),
      reference: () => repeat(changes, bare('/two-statements')),
    }),
  ];
  for (const [name, sizes, pick] of [
    ['place order', 'many', () => pickOf(upcs)],
    ['place order, one size', 'one', () => upcs[0] ?? ''],
  ] as const) {
    rows.push(
      await measureRow({
        name,
        against: sizes === 'one' ? 'transaction, one row of stock' : 'transaction',
        aim: 0.4,
        ours: () => placeOrders(parties.shop.origin, database, pick),
        reference: () => repeat(orders * 4, bare(`/order/${sizes}`)),
      }),
    );
  }
  rows.push(
    await measureRow({
      name: 'guest purchase, six calls',
      against: 'transaction',
      ours: () =>
        repeat(purchases, async () => buy(await newShopper(parties.shop.origin), parties.shop.origin, pickOf(upcs))),
      reference: () => repeat(orders * 4, bare('/order/many')),
    }),
  );
  return rows;
}

/** Places an order and passes its rows to the reference. */
async function learnPlaced(parties: Parties, database: Database, upcs: readonly string[]): Promise<void> {
  const { origin } = parties.shop;
  const shopper = await newShopper(origin);
  const cart = await readyCart(shopper, origin, upcs[0] ?? '');
  const { orderNumber } = await shopper.call(placeOrder, { body: { cartId: cart.id } });
  await learnOrder(parties, database, orderNumber, upcs.length);
}

/**
 * Another quantity each time: a change like adding, without ever reaching the maximum quantity of a product. Sent and received like the
 * calls of the reference, as the client is not what is measured.
 */
async function cartChanges(
  parties: Parties,
  database: Database,
  upc: string,
): Promise<(index: number) => Promise<unknown>> {
  const { origin } = parties.shop;
  const shoppers = await Promise.all(Array.from({ length: atOnce }, () => newShopper(origin)));
  const ids: string[] = [];
  const changes = await Promise.all(
    shoppers.map(async (shopper) => {
      const { id, items } = await shopper.call(createCartWithItem, { body: { upc } });
      ids.push(id);
      const address = origin + requestUrl(updateItem, { params: { basketId: id } });
      const cookie = `${accessCookie}=${shopper.cookie(accessCookie)}`;
      const headers = { 'content-type': 'application/json', 'x-locale': 'en_US', cookie };
      return (qty: number) =>
        fetch(address, { method: 'PUT', headers, body: JSON.stringify({ itemId: items[0]?.id, qty }) });
    }),
  );
  await learnCart(parties, database, ids[0] ?? '');
  return async (index) => {
    const response = await changes[index % atOnce]?.(1 + (Math.floor(index / atOnce) % 5));
    await response?.arrayBuffer();
    if (!response?.ok) throw new Error(`a change answered ${response?.status}`);
  };
}

/**
 * Places orders of as many guests, whose carts are prepared before the measurement; mails are sent before the next
 * round.
 */
async function placeOrders(origin: string, database: Database, pick: () => string): Promise<Row['ours']> {
  const ready: { shopper: Shopper; cart: Cart }[] = [];
  const { failed } = await repeat(orders, async () => {
    const shopper = await newShopper(origin);
    ready.push({ shopper, cart: await readyCart(shopper, origin, pick()) });
  });
  if (failed > 0) throw new Error(`${failed} carts could not be prepared`);
  await database.pool.query('analyze');
  const placed = await repeat(orders, async (index) => {
    const one = ready[index];
    await one?.shopper.call(placeOrder, { body: { cartId: one.cart.id } });
  });
  await untilTold(database);
  return placed;
}
