import { readCart } from '@eyelet/contracts/cart/read.ts';
import { updateItem } from '@eyelet/contracts/cart/update-item.ts';
import { prepareOrder } from '@eyelet/contracts/checkout/prepare-order.ts';
import { newShopper, type Shopper } from '@eyelet/testing/shopper.ts';
import { startShop } from '@eyelet/testing/start-shop.ts';
import { statementsOf } from '@eyelet/testing/statements.ts';
import type { Goods } from './goods.ts';
import { type Buyer, cartOf, type Kind, placeCart, stepsOf, type Way, withOneDigital } from './purchase.ts';
import type { Section } from './report.ts';
import { countOfThreeTenders, mostOfThreeTenders } from './three-tenders.ts';

/** Lines of the longer cart. */
const manyLines = 20;
const ways: readonly Way[] = ['home', 'pickup', 'sts', 'digital', 'customs'];

/** Most statements permitted to a call, for any number of lines. */
const caps: Readonly<Record<string, number>> = {
  'cart.createWithItem': 2,
  'cart.addItem': 2,
  'checkout.placeOrder': 25,
};

/** Database statements of each call of a checkout, with one line and with many, in a shop within this process. */
export async function countStatements(databaseUrl: string, goods: Goods): Promise<Section> {
  const running = await startShop({ databaseUrl });
  try {
    const one = await countOf(running.origin, goods, ['home', 'home']);
    const many = await countOf(
      running.origin,
      goods,
      withOneDigital(Array.from({ length: manyLines }, (_, index) => ways[index % ways.length] ?? 'home')),
    );
    const paid = await countOfThreeTenders(running, goods);
    const names = [...new Set([...one.keys(), ...many.keys()])].sort();
    const lines = names.map(
      (name) => `| ${name} | ${one.get(name) ?? ''} | ${many.get(name) ?? ''} | ${caps[name] ?? ''} |`,
    );
    return {
      text: [
        '\n## Statements of a call\n',
        `| call | two lines, sent home | ${manyLines} lines, all ways | at most |`,
        '| --- | --- | --- | --- |',
        ...lines,
        '\n| an order paid with | statements | at most |',
        '| --- | --- | --- |',
        ...paid.map(({ tenders, statements }) => `| ${tenders} | ${statements} | ${mostOfThreeTenders} |`),
      ].join('\n'),
      failures: [
        ...names.flatMap((name) => {
          const most = Math.max(one.get(name) ?? 0, many.get(name) ?? 0);
          return most > (caps[name] ?? Number.POSITIVE_INFINITY)
            ? [`${name}: ${most} statements, at most ${caps[name]}`]
            : [];
        }),
        ...paid.flatMap(({ tenders, statements }) =>
          statements > mostOfThreeTenders
            ? [`an order paid with ${tenders}: ${statements} statements, at most ${mostOfThreeTenders}`]
            : [],
        ),
      ],
    };
  } finally {
    await running.close();
  }
}

/** The largest number of statements of each operation of a checkout. */
async function countOf(origin: string, goods: Goods, lines: readonly Way[]): Promise<ReadonlyMap<string, number>> {
  const most = new Map<string, number>();
  const buyer: Buyer = {
    shopper: counted(await newShopper(origin), most),
    origin,
    goods,
    market: goods.markets.us,
    cart: undefined,
  };
  const kind: Kind = { ways: lines, method: 'express', payment: 'card' };
  for (const step of stepsOf(kind)) await step(buyer);
  const { id, items } = cartOf(buyer);
  const params = { basketId: id };
  await buyer.shopper.call(updateItem, { params, body: { itemId: items[0]?.id ?? '', qty: 2 } });
  await buyer.shopper.call(readCart, { params, query: { inventorySupplyCheck: true } });
  buyer.cart = await buyer.shopper.call(prepareOrder, { body: { cartId: id } });
  await placeCart(buyer);
  return most;
}

/** The same shopper, with the statements of each call counted. */
function counted(shopper: Shopper, most: Map<string, number>): Shopper {
  return {
    ...shopper,
    async call(operation, request) {
      let answer: Awaited<ReturnType<typeof shopper.call<typeof operation>>> | undefined;
      const { length } = await statementsOf(async () => {
        answer = await shopper.call(operation, request);
      });
      most.set(operation.id, Math.max(most.get(operation.id) ?? 0, length));
      return answer as NonNullable<typeof answer>;
    },
  };
}
