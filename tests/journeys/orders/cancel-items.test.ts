import { randomUUID } from 'node:crypto';
import { addItem } from '@eyelet/contracts/cart/add-item.ts';
import { createCartWithItem } from '@eyelet/contracts/cart/create-with-item.ts';
import { placeOrder } from '@eyelet/contracts/checkout/place-order.ts';
import { recordShipmentStep } from '@eyelet/contracts/order-desk/record-step.ts';
import { cancelOrderItems } from '@eyelet/contracts/orders/cancel-items.ts';
import { readPurchase } from '@eyelet/contracts/orders/read.ts';
import { announce } from '@eyelet/server/jobs/announce.ts';
import { mountPages } from '@eyelet/server/pages/mount.ts';
import { mountStudio } from '@eyelet/server/studio/mount.ts';
import { expectAccessible } from '@eyelet/testing/accessibility.ts';
import { address, makeReady } from '@eyelet/testing/buy.ts';
import { expectNoComplaints, openJourney, widths } from '@eyelet/testing/journey.ts';
import { newShopper } from '@eyelet/testing/shopper.ts';
import { newStaff } from '@eyelet/testing/staff.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { expect, test } from 'vitest';
import { ready, wordsOf } from '../signing/steps.ts';
import { openStudio } from '../studio/steps.ts';

const journey = openJourney();
const shop = openStudio(
  journey,
  async (app, opened, prepared) => {
    await mountStudio(app);
    await mountPages(app, opened, prepared);
  },
  startStockedShop,
);

const berlin = { city: 'Berlin', province: '', postalCode: '10115', country: 'DE', phone: '301234567' };

/** Places an order of two pairs of shoes and three of socks. */
async function ordered(locale: string) {
  const running = shop.running();
  const isGerman = locale === 'de-de';
  const shopper = await newShopper(running.origin, { locale: isGerman ? 'de_DE' : 'en_US' });
  const { id } = await shopper.call(createCartWithItem, { body: { upc: upcs.deck, qty: 2 } });
  await shopper.call(addItem, { body: { cartId: id, upc: upcs.socks, qty: 3 } });
  await makeReady(shopper, running.origin, id, undefined, isGerman ? berlin : {});
  const order = await shopper.call(placeOrder, { body: { cartId: id } });
  await announce(running.shop);
  const socks = order.items.find(({ upc }) => upc === upcs.socks) ?? expect.fail();
  return { running, shopper, order, orderNumber: order.orderNumber, socks };
}

/** Opens such an order by the link of its mail, and the page on which items of it are canceled. */
async function atCancellation(locale: string, options: Parameters<typeof journey.visit>[1] & object) {
  const t = wordsOf(locale);
  const { running, shopper, order, orderNumber, socks } = await ordered(locale);
  const link = `order=${orderNumber}&token=${running.shop.orderLinks.tokenOf(orderNumber)}`;
  const visitor = await journey.visit(`${shop.origin()}/${locale}/order-confirmation?${link}`, options);
  const { page } = visitor;
  const main = page.getByRole('main');
  await main.getByRole('link', { name: t('purchases.cancelItems') }).click();
  await page.waitForURL((url) => url.pathname === `/${locale}/cancel-items`);
  if (options.javaScriptEnabled !== false) await ready(page);
  const choice = main.locator(`[id="qty-${socks.id}"]`);
  const press = (key: Parameters<typeof t>[0]) => main.getByRole('button', { name: t(key), exact: true }).click();
  return { t, running, shopper, order, orderNumber, visitor, page, main, socks, choice, press };
}

test('a holder of the link of an order cancels some of its units without scripts, on a phone in German', async () => {
  const at = await atCancellation('de-de', {
    viewport: { width: widths.phone, height: 900 },
    javaScriptEnabled: false,
  });
  const { t, main, choice, press, page, shopper, orderNumber, socks } = at;
  await press('cancelling.next');
  await page.locator('[id^=qty-][id$=-error]').getByText(t('cancelling.none')).waitFor();
  await choice.selectOption('2');
  await press('cancelling.next');
  await main.getByRole('heading', { level: 1, name: t('cancelling.review') }).waitFor();
  const given = async () => /[\d,]+\s€/.exec((await main.textContent()) ?? '')?.[0];
  const quoted = await given();
  await press('cancelling.confirm');
  await main
    .getByRole('status')
    .filter({ hasText: t('cancelling.done') })
    .waitFor();
  expect([quoted, await given()]).toEqual(['39,80 €', '39,80 €'].map((amount) => amount.replace(' ', '\u00a0')));
  const { items } = await shopper.call(readPurchase, { params: { orderId: orderNumber } });
  expect(items.map(({ cancelledQty }) => cancelledQty)).toEqual([0, 2]);
  await main.getByRole('link', { name: t('cancelling.back') }).click();
  await main.getByText(t('order.state.confirmed'), { exact: true }).first().waitFor();
  const { name, colour, size } = socks;
  const value = t('purchases.return.item', { n: 2, name, colour, size });
  await main.getByText(t('shop.labelled', { label: t('order.state.cancelled'), value })).waitFor();
});

test('what can no longer be canceled meanwhile is said beside the item, and once the warehouse has packed it, nothing is', async () => {
  const at = await atCancellation('en-us', {});
  const { t, running, shopper, order, orderNumber, visitor, page, main, socks, choice, press } = at;
  await expectAccessible(page, 'the items of an order to be canceled');
  await choice.selectOption('3');
  await press('cancelling.next');
  await main.getByRole('heading', { level: 1, name: t('cancelling.review') }).waitFor();
  await expectAccessible(page, 'a cancellation of items to be confirmed');
  await shopper.call(cancelOrderItems, {
    body: { orderNumber, cancellationId: randomUUID(), items: [{ itemId: socks.id, qty: 2 }] },
  });
  await press('cancelling.confirm');
  await page
    .locator(`[id="qty-${socks.id}-error"]`)
    .getByText(t('cancelling.most', { n: 1 }))
    .waitFor();
  await expectAccessible(page, 'items of an order of which one can no longer be canceled');
  expect(await choice.inputValue()).toBe('1');
  await press('cancelling.next');
  await main.getByRole('heading', { level: 1, name: t('cancelling.review') }).waitFor();
  // As if the shopper had been shown another amount: what else changes one is a matter of seconds.
  await page.route(/cancel-items/, (route) => {
    const sent = route
      .request()
      .postData()
      ?.replace(/expectedRefund=[^&]*/, 'expectedRefund=1');
    return route.continue(sent === undefined ? {} : { postData: sent });
  });
  await press('cancelling.confirm');
  await main
    .getByRole('alert')
    .filter({ hasText: t('cancelling.changed') })
    .waitFor();
  await page.unroute(/cancel-items/);
  await expectAccessible(page, 'a cancellation of items of which another amount goes back');
  const staff = await newStaff(running);
  for (const { shippingId } of order.shipments) {
    await staff.call(recordShipmentStep, { params: { orderNumber, shippingId }, body: { step: 'packed' } });
  }
  await press('cancelling.confirm');
  await main
    .getByRole('alert')
    .filter({ hasText: t('cancelling.gone', { n: 1, names: socks.name }) })
    .waitFor();
  await main.getByText(t('cancelling.closed')).waitFor();
  const { items } = await shopper.call(readPurchase, { params: { orderId: orderNumber } });
  expect(items.map(({ cancelledQty }) => cancelledQty)).toEqual([0, 2]);
  await main.getByRole('link', { name: t('cancelling.back') }).click();
  await page.waitForURL(/order-confirmation\?/);
  expect(await main.getByRole('link', { name: t('purchases.cancelItems') }).count()).toBe(0);
  expectNoComplaints(visitor);
});

test.each([
  ['en-us', widths.tablet, true],
  ['de-de', widths.phone, false],
] as const)(
  'a guest without the link is led to the tracking of the order, and cancels some of it: %s, %i, scripts %s',
  async (locale, width, javaScriptEnabled) => {
    const t = wordsOf(locale);
    const { shopper, orderNumber, socks } = await ordered(locale);
    const pageUrl = `${shop.origin()}/${locale}/cancel-items?order=${orderNumber}`;
    const visitor = await journey.visit(pageUrl, { viewport: { width, height: 900 }, javaScriptEnabled });
    const { page } = visitor;
    const main = page.getByRole('main');
    const press = (key: Parameters<typeof t>[0]) => main.getByRole('button', { name: t(key), exact: true }).click();
    const find = async () => {
      await page.locator('#track-email').fill(address.email);
      await press('purchases.track.action');
      await press('purchases.cancelItems');
    };
    await main.getByText(t('cancelling.unproven')).waitFor();
    if (javaScriptEnabled) {
      await ready(page);
      await expectAccessible(page, 'an order whose items are not shown yet');
    }
    await main.getByRole('link', { name: t('cancelling.find') }).click();
    await page.waitForURL((url) => url.pathname === `/${locale}/track-order`);
    if (javaScriptEnabled) await ready(page);
    await find();
    // What was proved stays when the summary of errors leads to a field.
    await press('cancelling.next');
    await main.getByRole('link', { name: t('cancelling.none') }).click();
    const choice = main.locator(`[id="qty-${socks.id}"]`);
    await choice.selectOption('1');
    await press('cancelling.next');
    await main.getByRole('heading', { level: 1, name: t('cancelling.review') }).waitFor();
    await press('cancelling.confirm');
    await main
      .getByRole('status')
      .filter({ hasText: t('cancelling.done') })
      .waitFor();
    const heading = main.getByRole('heading', { level: 1, name: t('cancelling.doneTitle') });
    await heading.waitFor();
    if (javaScriptEnabled) {
      await expect.poll(() => heading.evaluate((one) => one === document.activeElement)).toBe(true);
    }
    const { items } = await shopper.call(readPurchase, { params: { orderId: orderNumber } });
    expect(items.map(({ cancelledQty }) => cancelledQty)).toEqual([0, 1]);
    // The way back and forth does not ask for the email again.
    await press('cancelling.back');
    await page.waitForURL((url) => url.pathname === `/${locale}/track-order`);
    await press('purchases.cancelItems');
    await page.waitForURL((url) => url.pathname === `/${locale}/cancel-items`);
    await page
      .locator(`[id="qty-${socks.id}-hint"]`)
      .filter({ hasText: t('cancelling.unitsHint', { n: 2 }) })
      .waitFor();
    // Its email is in no address.
    expect(page.url()).toBe(pageUrl);
    if (javaScriptEnabled) expectNoComplaints(visitor);
  },
);

test('whoever tries orders on the page of tracking has to wait, and the holder of a link still gets to what can be canceled', async () => {
  const careful = await startStockedShop({ mountPages, config: { guardedCalls: 3 } });
  try {
    const t = wordsOf('en-us');
    const shopper = await newShopper(careful.origin);
    const { id } = await shopper.call(createCartWithItem, { body: { upc: upcs.deck } });
    await makeReady(shopper, careful.origin, id);
    const { orderNumber } = await shopper.call(placeOrder, { body: { cartId: id } });
    const pageOf = (path: string, body?: URLSearchParams) =>
      fetch(`${careful.origin}/en-us/${path}`, body ? { method: 'POST', body } : {}).then((answer) => answer.text());
    const track = () => pageOf('track-order', new URLSearchParams({ orderNumber, email: 'nobody@example.com' }));
    for (let times = 0; times < 3; times += 1) expect(await track()).toContain(t('error.ORD400'));
    expect(await track()).toContain(t('error.AUT403'));
    const token = careful.shop.orderLinks.tokenOf(orderNumber);
    expect(await pageOf(`cancel-items?order=${orderNumber}&token=${token}`)).toContain(t('cancelling.units'));
  } finally {
    await careful.close();
  }
});
