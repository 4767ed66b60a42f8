import { applyCoupon } from '@eyelet/contracts/cart/apply-coupon.ts';
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
const code = 'FIVE-TIMES';
const tenth = promotion('tenth', { needsCoupon: true });
let first: RunningShop;
let second: RunningShop;

beforeAll(async () => {
  first = await startStockedShop({ onHand: 500 });
  second = await startShop({ databaseUrl: first.databaseUrl });
  await givePromotions(first, [tenth], [{ code, promotion: tenth.id, most: limit }]);
});
afterAll(async () => {
  await second.close();
  await first.close();
});

type Buyer = Readonly<{ shopper: Shopper; cartId: string }>;

/** Shoppers, alternating between the processes, each with a cart that has the code and is ready to be placed. */
async function buyersWithCode(count: number): Promise<readonly Buyer[]> {
  const buyers: Buyer[] = [];
  for (let index = 0; index < count; index += 1) {
    const { origin } = index % 2 === 0 ? first : second;
    const shopper = await newShopper(origin);
    const { id: cartId } = await readyCart(shopper, origin, upcs.deck);
    await shopper.call(applyCoupon, { body: { cartId, code } });
    buyers.push({ shopper, cartId });
  }
  return buyers;
}

/** The number of each buyer's order, or the id of the refusal. */
async function placeAtOnce(buyers: readonly Buyer[]) {
  const place = async ({ shopper, cartId }: Buyer) => {
    try {
      return { ordered: (await shopper.call(placeOrder, { body: { cartId } })).orderNumber };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return { refused: error.id };
    }
  };
  return Promise.all(buyers.map(place));
}

async function uses(): Promise<readonly [counted: number, listed: number]> {
  const { rows } = await first.shop.database.pool.query<{ used: number; listed: number }>(
    'select used, (select count(*)::int from coupon_use where coupon_use.code = coupon.code) as listed from coupon where code = $1',
    [code],
  );
  return [rows[0]?.used ?? -1, rows[0]?.listed ?? -1];
}

test('many shoppers at once at two processes redeem a limited code exactly as often as it may be, and again once an order is cancelled', async () => {
  await expect
    .poll(() => second.shop.catalogue.promotions().map(({ id }) => id), { timeout: 10_000 })
    .toEqual(['tenth']);
  // All of them have added the code to their carts while it could be used.
  const buyers = await buyersWithCode(12);
  const early = buyers.slice(0, 9);
  const late = buyers.slice(9);
  const ends = await placeAtOnce(early);
  const orders = ends.flatMap(({ ordered }, index) => (ordered ? [{ ordered, buyer: early[index] }] : []));
  expect(orders.length).toBe(limit);
  expect(ends.flatMap(({ refused }) => refused ?? [])).toEqual(Array(early.length - limit).fill('PRM140'));
  expect(await uses()).toEqual([limit, limit]);
  // Shoppers who came too late keep the goods at their full price, and can buy them so.
  const refused = early[ends.findIndex((end) => end.refused !== undefined)];
  const cart = await refused?.shopper.call(readCart, { params: { basketId: refused.cartId } });
  expect(cart).toMatchObject({ couponItems: [], totals: { totalDiscount: 0 }, items: [{ upc: upcs.deck }] });

  const [given] = orders;
  await given?.buyer?.shopper.call(cancelOrder, { body: { orderNumber: given.ordered } });
  expect(await uses()).toEqual([limit - 1, limit - 1]);
  const again = await placeAtOnce(late);
  expect(again.filter(({ ordered }) => ordered !== undefined).length).toBe(1);
  expect(await uses()).toEqual([limit, limit]);
});
