import { applyCoupon } from '@eyelet/contracts/cart/apply-coupon.ts';
import { createCart } from '@eyelet/contracts/cart/create.ts';
import { errorOf, newShopper } from '@eyelet/testing/shopper.ts';
import { startShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop } from '@eyelet/testing/start-stocked-shop.ts';
import { expect, test } from 'vitest';

const config = { rateLimitFactor: 1 };

test('attempts at codes in two processes are counted together, and the database does not store by whom', async () => {
  const first = await startStockedShop({ config });
  const second = await startShop({ databaseUrl: first.databaseUrl, config });
  const { pool } = first.shop.database;
  try {
    const shopper = await newShopper(first.origin);
    const other = await newShopper(second.origin);
    const cart = await shopper.call(createCart, {});
    const otherCart = await other.call(createCart, {});
    const half = applyCoupon.perMinute / 2;
    const guess = (n: number) => errorOf(shopper.call(applyCoupon, { body: { cartId: cart.id, code: `GUESS${n}` } }));
    const guessElsewhere = (n: number) =>
      errorOf(other.call(applyCoupon, { body: { cartId: otherCart.id, code: `GUESS${n}` } }));
    for (let n = 0; n < half; n += 1) {
      expect((await guess(n)).status).not.toBe(429);
      expect((await guessElsewhere(n)).status).not.toBe(429);
    }
    expect((await guess(half)).status).toBe(429);
    expect((await guessElsewhere(half)).status).toBe(429);

    const counted = async () => (await pool.query('select key, points from call_count')).rows;
    const before = await counted();
    expect(before).toHaveLength(1);
    expect(before[0].key).not.toMatch(/127|::/);
    // A caller over the limit is refused from memory.
    expect((await guess(half)).status).toBe(429);
    expect(await counted()).toEqual(before);
  } finally {
    await second.close();
    await first.close();
  }
});
