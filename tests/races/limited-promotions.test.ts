import { readCart } from '@eyelet/contracts/cart/read.ts';
import { placeOrder } from '@eyelet/contracts/checkout/place-order.ts';
import { ApiError } from '@eyelet/contracts/kernel/api-error.ts';
import { cancelOrder } from '@eyelet/contracts/orders/cancel.ts';
import { readyCart } from '@eyelet/testing/buy.ts';
import { promotion } from '@eyelet/testing/promotion-builder.ts';
import { givePromotions } from '@eyelet/testing/promotions.ts';
import { newShopper, type Shopper } from '@eyelet/testing/shopper.ts';
import { type RunningShop, startShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

const limit = 5;
/** Ten percent off goods of 100.00 is 10.00: five times within the budget, and half of a sixth. */
const counted = promotion('counted', { rank: 1, limits: { uses: limit, usesEach: null, budget: null } });
const budgeted = promotion('budgeted', {
  benefit: { kind: 'amount', amounts: { USD: 1000 } },
  rank: 0,
  limits: { uses: null, usesEach: null, budget: { USD: 5500 } },
});
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

type Buyer = Readonly<{ shopper: Shopper; cartId: string }>;

/** Shoppers, alternating between the processes, each with a cart that is ready to be placed. */
async function buyers(count: number): Promise<readonly Buyer[]> {
  const all: Buyer[] = [];
  for (let index = 0; index < count; index += 1) {
    const { origin } = index % 2 === 0 ? first : second;
    const shopper = await newShopper(origin);
    all.push({ shopper, cartId: (await readyCart(shopper, origin, upcs.deck)).id });
  }
  return all;
}

/** The discount of each buyer's order, or the id of the refusal. */
async function placeAtOnce(those: readonly Buyer[]) {
  const place = async ({ shopper, cartId }: Buyer) => {
    try {
      const { orderNumber, totals } = await shopper.call(placeOrder, { body: { cartId } });
      return { ordered: orderNumber, off: totals.totalDiscount };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return { refused: error.id };
    }
  };
  return Promise.all(those.map(place));
}

async function usesOf(id: string) {
  const { rows } = await first.shop.database.pool.query<{ used: number; spent: number; uses: number; given: number }>(
    `select used, coalesce((spent ->> 'USD')::int, 0) as spent,
       (select count(*)::int from promotion_use where promotion_id = $1) as uses,
       (select coalesce(sum(amount), 0)::int from promotion_use where promotion_id = $1) as given
     from promotion_count where promotion_id = $1`,
    [id],
  );
  return rows[0];
}

const given = (uses: number) => ({ used: uses, spent: uses * 1000, uses, given: uses * 1000 });

test.each([counted, budgeted])(
  'many shoppers at once at two processes have a limited promotion as often as it may be used, and again once an order is cancelled: $id',
  async (limited) => {
    const others = [counted, budgeted].filter((one) => one !== limited).map((one) => ({ ...one, enabled: false }));
    await givePromotions(first, [limited, ...others]);
    const isOpenAtSecond = () =>
      second.shop.catalogue
        .promotions()
        .filter(({ enabled }) => enabled)
        .map(({ id }) => id);
    await expect.poll(isOpenAtSecond, { timeout: 10_000 }).toEqual([limited.id]);
    // All of their carts have shown the discount.
    const all = await buyers(12);
    const early = all.slice(0, 9);
    const ends = await placeAtOnce(early);
    const orders = ends.flatMap((end, index) => (end.ordered ? [{ ...end, buyer: early[index] }] : []));
    expect(orders.map(({ off }) => off)).toEqual(Array(limit).fill(10));
    expect(ends.flatMap(({ refused }) => refused ?? [])).toEqual(Array(early.length - limit).fill('ORD415'));
    expect(await usesOf(limited.id)).toEqual(given(limit));

    // Shoppers who came too late get a message, keep the goods at their full price, and can buy them so.
    const late = early[ends.findIndex((end) => end.refused !== undefined)];
    const cart = await late?.shopper.call(readCart, {
      params: { basketId: late.cartId },
      query: { inventorySupplyCheck: true },
    });
    expect(cart).toMatchObject({
      flash: [{ type: 'ProductItemNotAvailable', message: expect.stringContaining(`Name of ${limited.id}`) }],
      totals: { totalDiscount: 0 },
      items: [{ upc: upcs.deck }],
    });
    expect(await placeAtOnce(late ? [late] : [])).toMatchObject([{ off: 0 }]);
    expect(await usesOf(limited.id)).toEqual(given(limit));

    const [cancelled] = orders;
    await cancelled?.buyer?.shopper.call(cancelOrder, { body: { orderNumber: cancelled.ordered } });
    expect(await usesOf(limited.id)).toEqual(given(limit - 1));
    const again = await placeAtOnce(all.slice(9));
    expect(again.flatMap(({ off }) => off ?? [])).toEqual([10]);
    expect(await usesOf(limited.id)).toEqual(given(limit));
  },
);
