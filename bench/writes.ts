import type { Cart } from '@eyelet/contracts/cart/cart.ts';
import { createCartWithItem } from '@eyelet/contracts/cart/create-with-item.ts';
import { updateItem } from '@eyelet/contracts/cart/update-item.ts';
import { placeOrder } from '@eyelet/contracts/checkout/place-order.ts';
import type { Database } from '@eyelet/db/database.ts';
import { buy, readyCart } from '@eyelet/testing/buy.ts';
import { newShopper, type Shopper } from '@eyelet/testing/shopper.ts';
import { bareCalls, measureRow } from './measure-row.ts';
import { readOrderRows } from './order-rows.ts';
import type { Parties } from './parties.ts';
import { pickSize } from './pick-size.ts';
import { atOnce, repeat } from './repeat.ts';
import type { Row } from './report.ts';

const changes = 1500;
const orders = 320;
const purchases = 100;

/** Changing carts, placing orders and whole guest purchases, beside bare statements that write the same. */
export async function measureWrites(
  parties: Parties,
  database: Database,
  upcs: readonly string[],
): Promise<readonly Row[]> {
  const bare = bareCalls(parties.reference.origin);
  await learnOrder(parties, database, upcs);
  const changed = await cartChanges(parties.shop.origin, upcs[0] ?? '');
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
    ['place order', 'many', () => upcs[pickSize(upcs.length)] ?? ''],
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
        repeat(purchases, async () =>
          buy(await newShopper(parties.shop.origin), parties.shop.origin, upcs[pickSize(upcs.length)] ?? ''),
        ),
      reference: () => repeat(orders * 4, bare('/order/many')),
    }),
  );
  return rows;
}

/** Places an order and gives its rows to the reference. */
async function learnOrder(parties: Parties, database: Database, upcs: readonly string[]): Promise<void> {
  const { origin } = parties.shop;
  const shopper = await newShopper(origin);
  const cart = await readyCart(shopper, origin, upcs[0] ?? '');
  await shopper.call(placeOrder, { body: { cartId: cart.id } });
  const response = await fetch(`${parties.reference.origin}/order`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ sample: await readOrderRows(database, cart.id), sizes: upcs.length }),
  });
  if (!response.ok) throw new Error(`the reference did not take the rows: ${await response.text()}`);
}

/** Those sizes that a guest can buy: some are shown before they are launched, or sold in stores only. */
export async function onSale(origin: string, upcs: readonly string[]): Promise<readonly string[]> {
  const bought: string[] = [];
  await repeat(upcs.length, async (index) => {
    const upc = upcs[index] ?? '';
    await (await newShopper(origin)).call(createCartWithItem, { body: { upc } });
    bought.push(upc);
  });
  return bought.sort();
}

/** Another quantity each time: a change like adding, that the highest quantity of a product does not end. */
async function cartChanges(origin: string, upc: string): Promise<(index: number) => Promise<unknown>> {
  const shoppers = await Promise.all(Array.from({ length: atOnce }, () => newShopper(origin)));
  const carts = await Promise.all(shoppers.map((shopper) => shopper.call(createCartWithItem, { body: { upc } })));
  return async (index) => {
    const cart = carts[index % atOnce];
    const body = { itemId: cart?.items[0]?.id ?? '', qty: 1 + (Math.floor(index / atOnce) % 5) };
    return shoppers[index % atOnce]?.call(updateItem, { params: { basketId: cart?.id ?? '' }, body });
  };
}

/** Places orders of as many guests, whose carts are made ready before the clock runs; mails are sent before the next round. */
async function placeOrders(origin: string, database: Database, pick: () => string): Promise<Row['ours']> {
  const ready: { shopper: Shopper; cart: Cart }[] = [];
  const { failed } = await repeat(orders, async () => {
    const shopper = await newShopper(origin);
    ready.push({ shopper, cart: await readyCart(shopper, origin, pick()) });
  });
  if (failed > 0) throw new Error(`${failed} carts could not be made ready`);
  await database.pool.query('analyze');
  const placed = await repeat(orders, async (index) => {
    const one = ready[index];
    await one?.shopper.call(placeOrder, { body: { cartId: one.cart.id } });
  });
  await untilTold(database);
  return placed;
}

/** Waits until the outbox is empty, so that the mails of one round do not weigh on the next. */
async function untilTold({ pool }: Database): Promise<void> {
  for (;;) {
    const { rows } = await pool.query<{ left: number }>('select count(*) as left from outbox');
    if (rows[0]?.left === 0) return;
    await new Promise((next) => setTimeout(next, 100));
  }
}
