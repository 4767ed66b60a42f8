import { applyCoupon } from '@eyelet/contracts/cart/apply-coupon.ts';
import { createCartWithItem } from '@eyelet/contracts/cart/create-with-item.ts';
import { readCart } from '@eyelet/contracts/cart/read.ts';
import { placeOrder } from '@eyelet/contracts/checkout/place-order.ts';
import { prepareOrder } from '@eyelet/contracts/checkout/prepare-order.ts';
import { announce } from '@eyelet/db/catalogue/announce.ts';
import { buy, makeReady, readyCart } from '@eyelet/testing/buy.ts';
import { promotion } from '@eyelet/testing/promotion-builder.ts';
import { givePromotions } from '@eyelet/testing/promotions.ts';
import { newShopper, refusalOf, type Shopper } from '@eyelet/testing/shopper.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

const sound = promotion('broken', { needsCoupon: true });

let running: RunningShop;
beforeAll(async () => {
  running = await startStockedShop();
});
afterAll(() => running.close());

beforeEach(async () => {
  await givePromotions(
    running,
    [sound, promotion('tenth', { needsCoupon: true, limits: { uses: 2, usesEach: null, budget: null } })],
    [
      { code: 'BROKEN', promotion: 'broken' },
      { code: 'TENTH', promotion: 'tenth', most: 2 },
    ],
  );
});

const apply = (shopper: Shopper, cartId: string, code: string) => shopper.call(applyCoupon, { body: { cartId, code } });
const place = (shopper: Shopper, cartId: string, expectedTotal?: number) =>
  shopper.call(placeOrder, { body: { cartId, ...(expectedTotal === undefined ? {} : { expectedTotal }) } });

/** Stores a promotion in a shape that its rule does not know, past every check of what is written. */
async function breakPromotion(member: 'benefit' | 'wants', shape: object): Promise<void> {
  const { database, catalogue } = running.shop;
  await database.pool.query(`update promotion set needs_coupon = false, ${member} = $1 where id = 'broken'`, [shape]);
  await announce(database.db, 'promotions', ['all']);
  await vi.waitFor(() => {
    const stored = catalogue.promotions().find(({ id }) => id === 'broken');
    expect(stored?.[member]).toEqual(shape);
  });
}

async function usesOf(code: string): Promise<number> {
  const { rows } = await running.shop.database.pool.query<{ used: number }>('select used from coupon where code = $1', [
    code,
  ]);
  return rows[0]?.used ?? Number.NaN;
}

const faults = () => Number(/^eyelet_promotion_faults_total (\d+)/m.exec(running.shop.counters.text())?.[1] ?? 0);

describe.each([
  ['a benefit without its steps', 'benefit', { kind: 'steps' }],
  ['goods that nobody has named', 'wants', { attributes: null }],
  ['a question that cannot be asked', 'wants', { spent: null }],
] as const)('a promotion with %s', (_, member, shape) => {
  test('stops no sale: carts are at list prices, codes are refused with PRM175, and none is used [C8.94]', async () => {
    const shopper = await newShopper(running.origin);
    const { id } = await readyCart(shopper, running.origin, upcs.deck);
    await apply(shopper, id, 'BROKEN');
    const before = await apply(shopper, id, 'TENTH');
    expect(before.totals).toMatchObject({ totalDiscount: 19, rowTotal: 100 });
    const [used, told] = [await usesOf('TENTH'), faults()];
    await breakPromotion(member, shape);

    const cart = await shopper.call(readCart, { params: { basketId: id } });
    expect(cart.totals).toMatchObject({ totalDiscount: 0, rowTotal: 100 });
    expect(cart.couponItems.map(({ code, status }) => [code, status])).toEqual([
      ['BROKEN', 'not applied'],
      ['TENTH', 'not applied'],
    ]);
    const other = await newShopper(running.origin);
    const bare = await other.call(createCartWithItem, { body: { upc: upcs.socks } });
    expect(await refusalOf(apply(other, bare.id, 'TENTH'))).toBe('PRM175');
    expect(await refusalOf(apply(other, bare.id, 'BROKEN'))).toBe('PRM175');
    expect(await refusalOf(apply(other, bare.id, 'NEVER'))).toBe('PRM130');

    // Who has seen the reduced total is asked again; the sale goes on at the other one.
    expect(await refusalOf(place(shopper, id, before.totals.total))).toBe('ORD415');
    const prepared = await shopper.call(prepareOrder, { body: { cartId: id } });
    const order = await place(shopper, id, prepared.totals.total);
    expect(order.totals).toMatchObject({ totalDiscount: 0, total: cart.totals.total });
    expect((await buy(other, running.origin, upcs.deck)).totals.totalDiscount).toBe(0);
    expect(await usesOf('TENTH')).toBe(used);
    expect(faults()).toBeGreaterThan(told);
  });
});

test('once it is mended, codes take effect again, and a limited one no more often than meant [C8.94]', async () => {
  const shopper = await newShopper(running.origin);
  const { id } = await readyCart(shopper, running.origin, upcs.deck);
  await apply(shopper, id, 'TENTH');
  await breakPromotion('benefit', { kind: 'steps' });
  await place(shopper, id);
  expect(await usesOf('TENTH')).toBe(0);
  await givePromotions(running, [sound]);
  for (let used = 1; used <= 2; used += 1) {
    const again = await newShopper(running.origin);
    const cart = await readyCart(again, running.origin, upcs.deck);
    await apply(again, cart.id, 'TENTH');
    expect((await place(again, cart.id)).totals.totalDiscount).toBe(10);
    expect(await usesOf('TENTH')).toBe(used);
  }
  const late = await newShopper(running.origin);
  const cart = await late.call(createCartWithItem, { body: { upc: upcs.deck } });
  await makeReady(late, running.origin, cart.id);
  expect(await refusalOf(apply(late, cart.id, 'TENTH'))).toBe('PRM140');
});
