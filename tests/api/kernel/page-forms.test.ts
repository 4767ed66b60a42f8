import { applyCoupon } from '@eyelet/contracts/cart/apply-coupon.ts';
import { createCartWithItem } from '@eyelet/contracts/cart/create-with-item.ts';
import { subscribe } from '@eyelet/contracts/subscriptions/subscribe.ts';
import { buildStorefront } from '@eyelet/server/pages/build.ts';
import { mountPages } from '@eyelet/server/pages/mount.ts';
import { errorOf, newShopper, type Shopper } from '@eyelet/testing/shopper.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let running: RunningShop;
beforeAll(async () => {
  await buildStorefront();
  running = await startStockedShop({ mountPages, config: { rateLimitFactor: 1 } });
});
afterAll(() => running.close());

/** Sends a form as a browser without scripts does. */
async function post(shopper: Shopper, path: string, form: Readonly<Record<string, string>>): Promise<string> {
  const response = await shopper.fetch(running.origin + path, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(form),
  });
  expect([path, response.status < 500]).toEqual([path, true]);
  return response.text();
}

test('promo codes tried by a page form count for the same limit as those of the call', async () => {
  const shopper = await newShopper(running.origin);
  const { id } = await shopper.call(createCartWithItem, { body: { upc: upcs.socks } });
  for (let n = 0; n < applyCoupon.perMinute; n += 1) await post(shopper, '/en-us/cart', { coupon: `GUESS${n}` });
  const last = await errorOf(shopper.call(applyCoupon, { body: { cartId: id, code: 'GUESS' } }));
  expect(last.status).toBe(429);
});

test('the newsletter form of a page has the same limit as the call', async () => {
  const shopper = await newShopper(running.origin, { locale: 'de_DE' });
  for (let n = 0; n < subscribe.perMinute + 10; n += 1) {
    await post(shopper, '/de-de/newsletter', { email: `stranger${n}@example.com`, policy: 'on' });
  }
  const { rows } = await running.shop.database.pool.query(`select 1 from letter where kind = 'confirm-subscription'`);
  expect(rows).toHaveLength(subscribe.perMinute);
});
