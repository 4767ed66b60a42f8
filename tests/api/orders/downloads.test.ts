import { createCartWithItem } from '@eyelet/contracts/cart/create-with-item.ts';
import { placeOrder } from '@eyelet/contracts/checkout/place-order.ts';
import { setBillingAddress } from '@eyelet/contracts/checkout/set-billing-address.ts';
import type { Order } from '@eyelet/contracts/orders/order.ts';
import { addInstrument } from '@eyelet/contracts/payments/add-instrument.ts';
import { changeSetting } from '@eyelet/contracts/settings/change.ts';
import type { SettingKey } from '@eyelet/contracts/settings/registry.ts';
import { shownHours } from '@eyelet/domain/orders/downloads.ts';
import { announce } from '@eyelet/server/jobs/announce.ts';
import { address, buy, cards, cardToken } from '@eyelet/testing/buy.ts';
import { newShopper, refusalOf, type Shopper } from '@eyelet/testing/shopper.ts';
import { newStaff } from '@eyelet/testing/staff.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let running: RunningShop;
let now = new Date('2026-05-04T16:00:00Z');
beforeAll(async () => {
  running = await startStockedShop({ parts: { clock: () => now } });
});
afterAll(() => running.close());

/** An order of digital goods only: it needs no address. */
async function orderFile(shopper: Shopper, number: string = cards.paid): Promise<Order> {
  const { id } = await shopper.call(createCartWithItem, { body: { upc: upcs.digital } });
  const params = { basketId: id };
  await shopper.call(setBillingAddress, { params, body: address });
  const additionalData = { token: await cardToken(running.origin, number) };
  await shopper.call(addInstrument, { params, body: { payment_method_id: 'CREDIT_CARD', additionalData } });
  return shopper.call(placeOrder, { body: { cartId: id } });
}

const fetchPath = (path: string, init: RequestInit = {}) => fetch(running.origin + path, init);
const pathOf = ({ downloads }: Order) => downloads[0]?.path ?? expect.fail('the order offers no file');

async function mailOf({ orderNumber }: Order, kind = 'order-confirmation'): Promise<string> {
  // The second mail follows the capture of the payment.
  for (let round = 0; round < 2; round += 1) await announce(running.shop);
  const { rows } = await running.shop.database.pool.query<{ text: string }>(
    'select text from mail where subject_id = $1 and kind = $2',
    [orderNumber, kind],
  );
  return rows[0]?.text ?? '';
}

test('a paid order gives its file to holders of the link, in the language of the order', async () => {
  const order = await orderFile(await newShopper(running.origin));
  expect(order.downloads).toMatchObject([{ itemId: order.items[0]?.id, format: 'TXT', bytes: 17 }]);
  const response = await fetchPath(pathOf(order));
  expect(response.status).toBe(200);
  expect(await response.text()).toBe('What was bought.\n');
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/plain; charset=utf-8',
    'content-disposition': expect.stringMatching(/^attachment; filename="[A-Za-z0-9-]+\.txt"$/),
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  });
  const german = await orderFile(await newShopper(running.origin, { locale: 'de_DE' }));
  expect(await (await fetchPath(pathOf(german))).text()).toBe('Was gekauft wurde.\n');
});

test.each(['order-confirmation', 'order-paid'])('the mail %s has a link that is valid for a month', async (kind) => {
  const order = await orderFile(await newShopper(running.origin));
  const [, path = ''] = /(\/downloads\/\S+)/.exec(await mailOf(order, kind)) ?? [];
  expect((await fetchPath(path)).status).toBe(200);
  const placed = now;
  now = new Date(placed.getTime() + 30 * 86_400_000);
  const expired = await fetchPath(path);
  expect(expired.status).toBe(410);
  const page = await expired.text();
  expect(page).toContain('This link has expired.');
  expect(page).toContain('href="/en-us/help/contact-us"');
  now = placed;
});

test('physical goods have no link, a file in the same order does', async () => {
  const shoes = await buy(await newShopper(running.origin), running.origin, upcs.deck);
  expect(shoes.downloads).toEqual([]);
  expect(await mailOf(shoes)).not.toContain('/downloads/');
  const forged = running.shop.downloadLinks.pathOf(shoes.orderNumber, 1, new Date(now.getTime() + 1000));
  expect((await fetchPath(forged)).status).toBe(404);
});

test('before the payment is confirmed there is no file', async () => {
  const order = await orderFile(await newShopper(running.origin), cards.challenge);
  expect(order).toMatchObject({ status: 'payment pending', downloads: [] });
  const path = running.shop.downloadLinks.pathOf(order.orderNumber, 1, new Date(now.getTime() + 60_000));
  expect((await fetchPath(path)).status).toBe(404);
});

test('a changed link gets the answer of an unknown one, without data of the order', async () => {
  const shopper = await newShopper(running.origin);
  const [order, other] = [await orderFile(shopper), await orderFile(shopper)];
  const path = pathOf(order);
  const bodyOf = async (response: Response) => {
    const { correlationId: _, ...rest } = (await response.json()) as Record<string, unknown>;
    return [response.status, rest];
  };
  const unknown = await bodyOf(await fetchPath('/downloads/NONE/1?until=9999999999&token=none'));
  expect(unknown[0]).toBe(404);
  const changed = [
    path.replace(order.orderNumber, other.orderNumber),
    path.replace('/1?', '/2?'),
    path.replace(/until=\d+/, 'until=9999999999'),
    `${path}x`,
    path.slice(0, -1),
    path.split('?')[0] ?? '',
    `${path}&token=none`,
  ];
  for (const one of changed) expect(await bodyOf(await fetchPath(one)), one).toEqual(unknown);
  const page = await fetchPath(`${path}x`, { headers: { accept: 'text/html', 'accept-language': 'de-DE' } });
  expect([page.status, await page.text()]).toEqual([404, expect.stringContaining('Dieser Link ist nicht vollständig')]);
});

test('a file can be downloaded as often as its order allows, also by simultaneous requests; HEAD requests do not count', async () => {
  const order = await orderFile(await newShopper(running.origin));
  const path = pathOf(order);
  await fetchPath(path, { method: 'HEAD' });
  const answers = await Promise.all(Array.from({ length: 25 }, () => fetchPath(path)));
  const given = answers.map(({ status }) => status);
  await Promise.all(answers.map((answer) => answer.text()));
  expect(given.filter((status) => status === 200)).toHaveLength(20);
  expect(given.filter((status) => status === 410)).toHaveLength(5);
});

test('the settings decide how often, and how long by a mailed link, a file can be downloaded', async () => {
  const owner = await newStaff(running);
  const decide = (key: SettingKey, value: number) =>
    owner.call(changeSetting, { params: { key }, body: { value, version: 0 } });
  await decide('downloads.most', 1);
  await decide('downloads.mailed-days', 2);
  await expect.poll(() => running.shop.settings.current()['downloads.mailed-days']).toBe(2);
  const order = await orderFile(await newShopper(running.origin));
  const [, path = ''] = /(\/downloads\/\S+)/.exec(await mailOf(order, 'order-confirmation')) ?? [];
  const placed = now;
  now = new Date(placed.getTime() + 2 * 86_400_000 - 60_000);
  expect((await fetchPath(path)).status).toBe(200);
  expect((await fetchPath(path)).status).toBe(410);
  now = new Date(placed.getTime() + 2 * 86_400_000);
  expect(await (await fetchPath(path)).text()).toContain('This link has expired.');
  now = placed;
});

test('the link in an order is valid for a day; reading the order gives a new one', async () => {
  const shopper = await newShopper(running.origin);
  const order = await orderFile(shopper);
  const placed = now;
  now = new Date(placed.getTime() + shownHours * 3_600_000 + 1000);
  expect((await fetchPath(pathOf(order))).status).toBe(410);
  const token = running.shop.orderLinks.tokenOf(order.orderNumber);
  const linked = await fetchPath(`/consumers-v3/consumer/purchase/${order.orderNumber}/linked?token=${token}`);
  const again = (await linked.json()) as Order;
  expect((await fetchPath(pathOf(again))).status).toBe(200);
  now = placed;
});

test('a digital product without a file is not sold', async () => {
  const empty = await startStockedShop({ config: { downloadsFolder: '/nowhere' } });
  const shopper = await newShopper(empty.origin);
  const buyIt = shopper.call(createCartWithItem, { body: { upc: upcs.digital } });
  expect(await refusalOf(buyIt)).toBe('INV700');
  await empty.close();
});
