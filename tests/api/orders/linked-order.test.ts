import { announce } from '@eyelet/server/jobs/announce.ts';
import { linkDays } from '@eyelet/server/orders/order-links.ts';
import { address, buy, cards } from '@eyelet/testing/buy.ts';
import { newShopper } from '@eyelet/testing/shopper.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let running: RunningShop;
let now = new Date('2026-05-04T16:00:00Z');
beforeAll(async () => {
  running = await startStockedShop({ parts: { clock: () => now } });
});
afterAll(() => running.close());

/** Order number and token of the link in a confirmation. */
async function linkOf(orderNumber: string): Promise<Readonly<{ orderId: string; token: string }>> {
  await announce(running.shop);
  const { rows } = await running.shop.database.pool.query<{ text: string }>(
    `select text from mail where subject_id = $1 and kind = 'order-confirmation'`,
    [orderNumber],
  );
  const [, orderId = '', token = ''] =
    /order-confirmation\?order=([^&\s]+)&token=(\S+)/.exec(rows[0]?.text ?? '') ?? [];
  return { orderId, token };
}

const read = async ({ orderId, token }: { orderId: string; token: string }) => {
  const response = await fetch(
    `${running.origin}/consumers-v3/consumer/purchase/${orderId}/linked?token=${encodeURIComponent(token)}`,
  );
  return { status: response.status, body: await response.json() };
};

test('the link of a mail opens its order without a session, and no other order', async () => {
  const shopper = await newShopper(running.origin);
  const [one, other] = [await buy(shopper, running.origin, upcs.deck), await buy(shopper, running.origin, upcs.socks)];
  const link = await linkOf(one.orderNumber);
  expect(link.orderId).toBe(one.orderNumber);
  const { status, body } = await read(link);
  expect(status).toBe(200);
  expect(body).toMatchObject({ orderNumber: one.orderNumber, email: address.email });
  const unknown = await read({ orderId: 'NONE', token: link.token });
  expect(unknown.status).toBe(404);
  const withoutIds = ({ correlationId: _, ...rest }: Record<string, unknown>) => rest;
  for (const token of [link.token, 'none', '', `${link.token}x`]) {
    const refused = await read({ orderId: other.orderNumber, token });
    expect(refused.status).toBe(404);
    expect(withoutIds(refused.body)).toEqual(withoutIds(unknown.body));
  }
});

test('it reveals nothing of an open challenge', async () => {
  const shopper = await newShopper(running.origin);
  const order = await buy(shopper, running.origin, upcs.socks, cards.challenge);
  expect(order.challenge).not.toBeNull();
  const token = running.shop.orderLinks.tokenOf(order.orderNumber);
  const { body } = await read({ orderId: order.orderNumber, token });
  expect(body).toMatchObject({ status: 'payment pending', challenge: null, flash: [] });
});

test('it opens for half a year', async () => {
  const shopper = await newShopper(running.origin);
  const order = await buy(shopper, running.origin, upcs.socks);
  const request = { orderId: order.orderNumber, token: running.shop.orderLinks.tokenOf(order.orderNumber) };
  const placed = now;
  now = new Date(placed.getTime() + linkDays * 86_400_000);
  expect((await read(request)).status).toBe(200);
  now = new Date(now.getTime() + 1);
  expect((await read(request)).status).toBe(404);
  now = placed;
});
