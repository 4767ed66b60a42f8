import type { Cart } from '@eyelet/contracts/cart/cart.ts';
import { createCartWithItem } from '@eyelet/contracts/cart/create-with-item.ts';
import { updateItem } from '@eyelet/contracts/cart/update-item.ts';
import { placeOrder } from '@eyelet/contracts/checkout/place-order.ts';
import { buy, readyCart } from '@eyelet/testing/buy.ts';
import { newShopper, type Shopper } from '@eyelet/testing/shopper.ts';
import type { Figures } from './load.ts';
import type { Parties } from './parties.ts';
import type { Row } from './report.ts';

const atOnce = 16;

/** Runs a piece of work so many times, a few at once, and says how fast it went. */
async function repeat(times: number, work: (index: number) => Promise<unknown>): Promise<Figures> {
  const took: number[] = [];
  let next = 0;
  let failed = 0;
  const started = performance.now();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (let index = next++; index < times; index = next++) {
        const begun = performance.now();
        await work(index).catch(() => {
          failed += 1;
        });
        took.push(performance.now() - begun);
      }
    }),
  );
  const seconds = (performance.now() - started) / 1000;
  took.sort((one, other) => one - other);
  const at = (share: number) => Math.round((took[Math.floor(share * (took.length - 1))] ?? 0) * 10) / 10;
  return { rate: times / seconds, p50: at(0.5), p99: at(0.99), failed };
}

/** Changing carts, placing orders and whole guest purchases, beside bare statements that write the same amount. */
export async function measureWrites(parties: Parties, upc: string): Promise<readonly Row[]> {
  const { origin } = parties.shop;
  const shoppers = await Promise.all(Array.from({ length: atOnce }, () => newShopper(origin)));
  const shopperOf = (index: number) => shoppers[index % atOnce] as Shopper;
  const carts = await Promise.all(shoppers.map((shopper) => shopper.call(createCartWithItem, { body: { upc } })));
  const bare = (path: string) => async () => {
    const response = await fetch(parties.reference.origin + path, { method: 'POST' });
    await response.arrayBuffer();
  };

  // Another quantity each time: a change like adding, that the highest quantity of a product does not end.
  const change = (index: number) => {
    const cart = carts[index % atOnce];
    const body = { itemId: cart?.items[0]?.id ?? '', qty: 1 + (Math.floor(index / atOnce) % 5) };
    return shopperOf(index).call(updateItem, { params: { basketId: cart?.id ?? '' }, body });
  };
  await repeat(300, change);
  await repeat(300, bare('/two-statements'));
  const twoStatements = await repeat(4000, bare('/two-statements'));
  const changed = await repeat(4000, change);

  const ready: Cart[] = [];
  for (let index = 0; index < 400; index += atOnce) {
    ready.push(...(await Promise.all(shoppers.map((shopper) => readyCart(shopper, origin, upc)))));
  }
  const transaction = await repeat(2000, bare('/transaction'));
  const placed = await repeat(ready.length, (index) =>
    shopperOf(index).call(placeOrder, { body: { cartId: ready[index]?.id ?? '' } }),
  );
  const whole = await repeat(200, async () => buy(await newShopper(origin), origin, upc));
  return [
    { name: 'change a cart', ours: changed, reference: twoStatements, against: 'two statements', aim: 0.5 },
    { name: 'place order', ours: placed, reference: transaction, against: 'transaction', aim: 0.4 },
    { name: 'guest purchase, six calls', ours: whole, reference: transaction, against: 'transaction' },
  ];
}
