import { proofTriesPerMinute } from '@eyelet/contracts/orders/proof.ts';
import { trackOrder } from '@eyelet/contracts/orders/track.ts';
import { address, buy } from '@eyelet/testing/buy.ts';
import { errorOf, newShopper, refusalOf } from '@eyelet/testing/shopper.ts';
import { type RunningShop, startShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let running: RunningShop;
beforeAll(async () => {
  running = await startStockedShop();
});
afterAll(() => running.close());

test('a guest tracks an order by number and email, in any case, and sees nothing of its buyer [C7.81]', async () => {
  const { orderNumber } = await buy(await newShopper(running.origin), running.origin, upcs.deck);
  const stranger = await newShopper(running.origin);
  const body = { orderNumber: ` ${orderNumber.toLowerCase()}`, email: address.email.toUpperCase() };
  const tracked = await stranger.call(trackOrder, { body });
  expect(tracked).toMatchObject({
    orderNumber,
    status: 'confirmed',
    steps: [{ status: 'created' }, { status: 'confirmed' }],
    shipments: [{ kind: 'home', units: 1, readyAt: null }],
  });
  const said = JSON.stringify(tracked);
  for (const own of [address.firstName, address.lastName, address.addressLine1, address.email, address.phone]) {
    expect(said).not.toContain(own);
  }
});

test('another email than the order’s is refused with ORD400, an unknown number with OHS4004 [C8.54]', async () => {
  const shopper = await newShopper(running.origin);
  const { orderNumber } = await buy(shopper, running.origin, upcs.socks);
  const track = (number: string, email: string) =>
    errorOf(shopper.call(trackOrder, { body: { orderNumber: number, email } }));
  expect(await track(orderNumber, 'other@example.com')).toMatchObject({ id: 'ORD400', status: 400 });
  expect(await track('UNKNOWN', address.email)).toMatchObject({ id: 'OHS4004', status: 404 });
});

test('an order whose buyer is erased opens for no email', async () => {
  const shopper = await newShopper(running.origin);
  const { orderNumber } = await buy(shopper, running.origin, upcs.socks);
  await running.shop.database.pool.query(`update orders set email = '' where order_number = $1`, [orderNumber]);
  expect(await refusalOf(shopper.call(trackOrder, { body: { orderNumber, email: ' ' } }))).toBe('ORD400');
});

test('an address that tries many orders is slowed down', async () => {
  const strict = await startShop({ config: { rateLimitFactor: 1 } });
  try {
    const answers: number[] = [];
    for (let tries = 0; tries <= proofTriesPerMinute; tries++) {
      const response = await fetch(`${strict.origin}/consumers-v3/consumer/TrackOrder`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ orderNumber: `TRY${tries}`, email: address.email }),
      });
      answers.push(response.status);
    }
    expect(new Set(answers.slice(0, -1))).toEqual(new Set([404]));
    expect(answers.at(-1)).toBe(429);
  } finally {
    await strict.close();
  }
});
