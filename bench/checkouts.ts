import type { Order } from '@eyelet/contracts/orders/order.ts';
import type { Database } from '@eyelet/db/database.ts';
import { newShopper } from '@eyelet/testing/shopper.ts';
import type { Goods } from './goods.ts';
import { learnOrder, untilTold } from './learn-order.ts';
import { mustBeHere } from './load.ts';
import type { Market } from './market.ts';
import { bareCalls, measureRow } from './measure-row.ts';
import type { Parties } from './parties.ts';
import { newPayer, type Payer } from './payment.ts';
import { type Buyer, type Kind, placeCart, stepsOf } from './purchase.ts';
import { atOnce, repeat } from './repeat.ts';
import type { Row } from './report.ts';

/** Transactions of the reference for each checkout of the shop. */
const transactions = 4;

/** Standard shipping, paid by entering a card. */
export const home = { ways: ['home'], payment: 'card' } as const;

/** Every fulfilment, paid by card; every means of payment, with shipping. */
const kinds: Readonly<Record<string, Kind>> = {
  'home, standard': home,
  'home, express': { ...home, method: 'express' },
  'pickup in store': { ...home, ways: ['pickup'] },
  'ship to store': { ...home, ways: ['sts'] },
  'collection point': { ...home, point: true },
  digital: { ...home, ways: ['digital'] },
  'made to order': { ...home, ways: ['customs'] },
  'all five ways in one cart': { ...home, ways: ['home', 'pickup', 'sts', 'digital', 'customs'] },
  'saved card': { ...home, payment: 'saved card' },
  PayPal: { ...home, payment: 'PayPal' },
  Klarna: { ...home, payment: 'Klarna' },
  'Apple Pay': { ...home, payment: 'Apple Pay' },
};

/**
 * Whole checkouts of each kind, from the token of a new guest to the order, next to bare transactions that write the
 * rows of the same order; so many in a round.
 */
export async function measureCheckouts(
  parties: Parties,
  database: Database,
  goods: Goods,
  checkouts: number,
): Promise<readonly Row[]> {
  const { origin } = parties.shop;
  mustBeHere(origin);
  const known = await Promise.all(Array.from({ length: atOnce }, () => newPayer(origin)));
  const bare = bareCalls(parties.reference.origin);
  const rows: Row[] = [];
  for (const [name, kind] of Object.entries(kinds)) {
    const market = goods.markets[kind.point ? 'gb' : 'us'];
    const payerOf = async (index: number): Promise<Payer> =>
      kind.payment === 'saved card'
        ? (known[index % atOnce] as Payer)
        : { shopper: await newShopper(origin, { locale: market.locale }), origin };
    const { orderNumber } = await checkOut(await payerOf(0), goods, market, kind);
    await learnOrder(parties, database, orderNumber, goods.stocked.length);
    const row = await measureRow({
      name: `checkout: ${name}`,
      against: 'transaction',
      ours: async () => {
        const done = await repeat(checkouts, async (index) => checkOut(await payerOf(index), goods, market, kind));
        await untilTold(database);
        return done;
      },
      reference: () => repeat(checkouts * transactions, bare('/order/many')),
    });
    rows.push(row);
  }
  return rows;
}

/** A purchase, from the first line to the order. */
export async function checkOut(payer: Payer, goods: Goods, market: Market, kind: Kind): Promise<Order> {
  const buyer: Buyer = { ...payer, goods, market, cart: undefined };
  for (const step of stepsOf(kind)) await step(buyer);
  return placeCart(buyer);
}
