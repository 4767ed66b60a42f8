import { randomUUID } from 'node:crypto';
import { recordShipmentStep } from '@eyelet/contracts/order-desk/record-step.ts';
import { replaceDeskItems } from '@eyelet/contracts/order-desk/replace-items.ts';
import type { Order } from '@eyelet/contracts/orders/order.ts';
import { readPurchase } from '@eyelet/contracts/orders/read.ts';
import { receiveReturn } from '@eyelet/contracts/return-desk/receive.ts';
import { settleReturn } from '@eyelet/contracts/return-desk/settle.ts';
import { addReturnPictures } from '@eyelet/contracts/returns/add-pictures.ts';
import { announce } from '@eyelet/server/jobs/announce.ts';
import { mountPages } from '@eyelet/server/pages/mount.ts';
import { mountStudio } from '@eyelet/server/studio/mount.ts';
import { expectAccessible } from '@eyelet/testing/accessibility.ts';
import { address, buy } from '@eyelet/testing/buy.ts';
import { newConsumer } from '@eyelet/testing/consumer.ts';
import { expectFits } from '@eyelet/testing/expect-fits.ts';
import { expectNoComplaints, openJourney, widths } from '@eyelet/testing/journey.ts';
import { readPdf } from '@eyelet/testing/pdf.ts';
import { newShopper, type Shopper } from '@eyelet/testing/shopper.ts';
import { newStaff } from '@eyelet/testing/staff.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { deliver } from '../../api/order-desk/orders.ts';
import { askLabel } from '../../api/returns/messages.ts';
import { ready, sendSignIn, wordsOf } from '../signing/steps.ts';
import { t as en, openStudio } from '../studio/steps.ts';

const journey = openJourney({ pictures: true });
const shop = openStudio(
  journey,
  async (app, opened, prepared) => {
    await mountStudio(app);
    await mountPages(app, opened, prepared);
  },
  startStockedShop,
);

const london = { city: 'London', province: '', postalCode: 'SW1A 1AA', country: 'GB', phone: '7911123456' };
const berlin = { city: 'Berlin', province: '', postalCode: '10115', country: 'DE', phone: '301234567' };

/** A delivered order. */
async function delivered(shopper: Shopper, place = {}): Promise<Order> {
  const running = shop.running();
  const order = await buy(shopper, running.origin, upcs.deck, undefined, place);
  await announce(running.shop);
  await deliver(await newStaff(running), order);
  return order;
}

async function chooseOne(main: Locator, t: ReturnType<typeof wordsOf>): Promise<void> {
  await main.getByText(t('purchases.return.open'), { exact: true }).click();
  await main.getByLabel(t('purchases.return.qty')).selectOption('1');
  await main.getByLabel(t('purchases.return.reason')).selectOption('too-small');
  await main.getByRole('button', { name: t('purchases.return.action') }).click();
}

async function fileAt(page: Page, link: Locator) {
  const path = await link.getAttribute('href');
  const response = await page.request.get(new URL(path ?? '', page.url()).href);
  return readPdf(new Uint8Array(await response.body()));
}

test('a consumer returns a pair from the order page, with a label and the invoice beside it [C1.25] [C1.26]', async () => {
  const t = wordsOf('en-us');
  const { origin } = shop.running();
  const consumer = await newConsumer(origin);
  const { orderNumber, totals } = await delivered(consumer);
  const path = `/en-us/account/order?order=${orderNumber}`;
  const visitor = await journey.visit(`${shop.origin()}/en-us/sign-in?next=${encodeURIComponent(path)}`);
  const { page } = visitor;
  await ready(page);
  await sendSignIn(page.getByRole('main'), 'en-us', consumer.email, consumer.password);
  await page.waitForURL((url) => url.pathname === '/en-us/account/order');
  await ready(page);
  const main = page.getByRole('main');
  const steps = main.getByRole('list', { name: t('purchases.track.steps') }).getByRole('listitem');
  expect(await steps.last().textContent()).toContain(t('order.state.delivered'));
  await main.getByRole('link', { name: /1Z999/ }).waitFor();
  const invoice = await fileAt(page, main.getByRole('link', { name: t('purchases.invoice') }));
  expect(invoice.text).toContain(orderNumber);
  expect(invoice.text).toContain(totals.total.toFixed(2));
  await main.getByText(t('purchases.return.open'), { exact: true }).click();
  await expectAccessible(page, 'the form of a return');
  await main.getByRole('button', { name: t('purchases.return.action') }).click();
  await main
    .getByRole('alert')
    .filter({ hasText: t('purchases.return.none') })
    .waitFor();
  await main.getByLabel(t('purchases.return.qty')).selectOption('1');
  await main.getByRole('button', { name: t('purchases.return.action') }).click();
  await main.getByText(t('purchases.return.state.announced')).waitFor();
  await main.getByRole('img', { name: t('purchases.return.scan') }).waitFor();
  const label = await fileAt(page, main.getByRole('link', { name: t('purchases.return.label') }));
  expect(label.text).toContain(orderNumber);
  expect(await main.getByText(t('purchases.return.open'), { exact: true }).count()).toBe(0);
  await expectAccessible(page, 'an order with a return');
  const navigation = page.getByRole('navigation', { name: t('account.title') });
  const current = navigation.getByRole('link', { name: t('account.orders'), exact: true });
  expect(await current.getAttribute('aria-current')).toBe('true');
  expectNoComplaints(visitor);
});

test.each([
  ['de-de', widths.phone, false, berlin, 'de_DE', 'EUR'],
  ['en-gb', widths.tablet, true, london, 'en_GB', 'GBP'],
] as const)(
  'a guest sends a pair back by number and email, with a picture: %s, %i, scripts %s [C1.25]',
  async (locale, width, javaScriptEnabled, place, header, sold) => {
    const t = wordsOf(locale);
    const { origin } = shop.running();
    const shopper = await newShopper(origin, { locale: header });
    const { orderNumber, currency } = await delivered(shopper, place);
    expect(currency).toBe(sold);
    const { page } = await journey.visit(`${shop.origin()}/${locale}/track-order`, {
      viewport: { width, height: 900 },
      javaScriptEnabled,
    });
    if (javaScriptEnabled) await ready(page);
    const main = page.getByRole('main');
    await page.locator('#track-orderNumber').fill(orderNumber);
    await page.locator('#track-email').fill(address.email);
    await main.getByRole('button', { name: t('purchases.track.action'), exact: true }).click();
    await chooseOne(main, t);
    await main.getByText(t('purchases.return.state.announced')).waitFor();
    const label = await fileAt(page, main.getByRole('link', { name: t('purchases.return.label') }));
    expect(label.text).toContain(t('paper.reason.too-small'));
    expect(label.language).toBe(header.replace('_', '-'));
    expect(new URL(page.url()).search).not.toContain(orderNumber);
    await addPictures(main, t, [await picture()]);
    await main.getByText(t('purchases.return.pictures.done')).waitFor();
    await main.getByText(t('purchases.return.pictures.sent', { n: 1 })).waitFor();
    if (javaScriptEnabled) await expectAccessible(page, 'a return with a picture');
    await addPictures(main, t, [await picture('#101010'), { ...(await picture()), buffer: Buffer.from('no picture') }]);
    await main.getByRole('alert').getByText(t('validation.picture')).waitFor();
    if (!javaScriptEnabled) {
      await addPictures(
        main,
        t,
        await Promise.all(['#111', '#222', '#333', '#444', '#555'].map((shade) => picture(shade))),
      );
      await main
        .getByRole('alert')
        .getByText(t('validation.pictureCount', { n: 4 }))
        .waitFor();
    }
    // Nothing of what was refused is kept.
    await main.getByText(t('purchases.return.pictures.sent', { n: 1 })).waitFor();
  },
);

test('a consumer adds pictures to a pair that comes back from the order page, and staff see them', async () => {
  const t = wordsOf('en-us');
  const consumer = await newConsumer(shop.running().origin);
  const { orderNumber } = await delivered(consumer);
  const { returnId } = await askLabel(shop.running().origin, consumer, orderNumber);
  const path = `/en-us/account/order?order=${orderNumber}`;
  const visitor = await journey.visit(`${shop.origin()}/en-us/sign-in?next=${encodeURIComponent(path)}`);
  const { page } = visitor;
  await ready(page);
  await sendSignIn(page.getByRole('main'), 'en-us', consumer.email, consumer.password);
  await page.waitForURL((url) => url.pathname === '/en-us/account/order');
  await ready(page);
  const main = page.getByRole('main');
  await chooseFiles(main, t, [{ ...(await picture()), buffer: Buffer.alloc(5 * 1024 * 1024 + 1) }]);
  const problem = main.getByRole('alert').getByText(t('validation.pictureSize', { n: 5 }));
  await problem.waitFor();
  await expectAccessible(page, 'a picture that is too large');
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  await main.getByRole('button', { name: t('purchases.return.pictures.send') }).click();
  expect(sent).toEqual([]);
  await main.locator('summary', { hasText: t('purchases.return.pictures') }).click();
  const four = await Promise.all(['#101010', '#202020', '#303030', '#404040'].map(picture));
  await addPictures(main, t, four);
  await main.getByText(t('purchases.return.pictures.sent', { n: 4 })).waitFor();
  expect(await main.locator('summary', { hasText: t('purchases.return.pictures') }).count()).toBe(0);
  expectNoComplaints(visitor);
  const staff = await shop.work(`/returns/${returnId}`);
  await expect.poll(() => staff.page.getByRole('img', { name: /^Picture \d of / }).count()).toBe(4);
});

/** A file as a form sends it. */
async function picture(background = '#884422') {
  const buffer = await sharp({ create: { width: 8, height: 8, channels: 3, background } })
    .png()
    .toBuffer();
  return { name: 'sole.png', mimeType: 'image/png', buffer };
}

type Files = readonly Awaited<ReturnType<typeof picture>>[];

async function chooseFiles(main: Locator, t: ReturnType<typeof wordsOf>, files: Files): Promise<void> {
  await main.locator('summary', { hasText: t('purchases.return.pictures') }).click();
  await main.locator('input[type=file]').setInputFiles([...files]);
}

async function addPictures(main: Locator, t: ReturnType<typeof wordsOf>, files: Files): Promise<void> {
  await chooseFiles(main, t, files);
  await main.getByRole('button', { name: t('purchases.return.pictures.send') }).click();
}

/** Chooses the first store that goods can be brought to. */
async function chooseStore(page: Page, dialog: Locator): Promise<void> {
  await dialog.getByRole('button', { name: new RegExp(en('studio.returns.take.store.choose')) }).click();
  await page.getByRole('option').first().click();
}

test.each([
  [widths.phone, false],
  [widths.desktop, true],
] as const)(
  'a guest follows a return by the link in a mail, from its announcement to the money: %i, scripts %s',
  async (width, javaScriptEnabled) => {
    const t = wordsOf('en-us');
    const running = shop.running();
    const shopper = await newShopper(running.origin);
    const { orderNumber, items } = await delivered(shopper);
    const { returnId } = await askLabel(running.origin, shopper, orderNumber);
    const staff = await newStaff(running, { roles: ['owner'] });
    const { version } = await staff.call(receiveReturn, { params: { returnId } });
    const token = running.shop.orderLinks.tokenOf(orderNumber);
    const visitor = await journey.visit(
      `${shop.origin()}/en-us/order-confirmation?order=${orderNumber}&token=${token}`,
      { viewport: { width, height: 900 }, javaScriptEnabled },
    );
    const { page } = visitor;
    const steps = page
      .getByRole('main')
      .getByRole('list', { name: t('purchases.return.number', { number: returnId }) })
      .getByRole('listitem');
    expect(
      await steps
        .filter({ hasText: t('returning.step.announced') })
        .getByRole('time')
        .count(),
    ).toBe(1);
    expect(await steps.last().textContent()).toContain(t('returning.step.received'));
    const decided = items.map(({ id }) => ({ itemId: id, accepted: 1, restocked: 1, note: '' }));
    await staff.call(settleReturn, { params: { returnId }, body: { version, items: decided } });
    for (let round = 0; round < 4; round++) await announce(running.shop);
    await page.reload();
    expect(await steps.nth(-2).textContent()).toContain(t('returning.step.closed'));
    expect(await steps.last().textContent()).toContain(t('returning.step.refunded'));
    expect(await steps.last().getAttribute('aria-current')).toBe('step');
    await expectFits(page);
    if (javaScriptEnabled) await expectAccessible(page, 'a return with all its steps');
    expectNoComplaints(visitor);
  },
);

test('staff of a store take pairs back by number and email of their order or by their return, and see its pictures', async () => {
  const shopper = await newShopper(shop.running().origin);
  const { orderNumber, items } = await delivered(shopper);
  const { page } = await shop.work('/returns');
  const take = en('studio.returns.take');
  const dialog = page.getByRole('dialog', { name: take });
  const press = (key: Parameters<typeof en>[0]) => dialog.getByRole('button', { name: en(key), exact: true }).click();
  const number = dialog.getByRole('textbox', { name: en('studio.returns.take.number') });
  const email = dialog.getByRole('textbox', { name: en('studio.returns.take.email') });
  await page.getByRole('button', { name: take }).click();
  await number.fill(orderNumber);
  await email.fill('somebody@example.com');
  await press('studio.returns.take.find');
  await dialog.getByText(en('error.ORD400')).waitFor();
  await email.fill(address.email);
  await press('studio.returns.take.find');
  const units = dialog.getByRole('button', { name: new RegExp(en('studio.returns.take.units')) });
  await units.waitFor();
  await expectAccessible(page, 'goods that are brought to a store');
  await press('studio.returns.take');
  await dialog.getByText(en('studio.returns.take.none')).waitFor();
  await units.click();
  await page.getByRole('option', { name: '1', exact: true }).click();
  await press('studio.returns.take');
  await dialog.getByText(en('studio.returns.take.store.missing')).waitFor();
  await chooseStore(page, dialog);
  await press('studio.returns.take');
  await page.waitForURL(/\/studio\/returns\/R/);
  await page.getByText(en('studio.returns.take.store'), { exact: true }).waitFor();
  const returnId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const pictures = [(await picture()).buffer.toString('base64')];
  const body = { returnId, itemId: items[0]?.id ?? '', pictures };
  await shopper.call(addReturnPictures, { params: { orderId: orderNumber }, body });
  await page.reload();
  const shown = page.getByRole('img', { name: /^Picture 1 of / });
  await shown.waitFor();
  await expect.poll(() => shown.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(8);
  await expectAccessible(page, 'a return with a picture');
  await page.getByRole('button', { name: en('studio.returns.decide'), exact: true }).click();
  await page.getByText(en('studio.returns.taken', { accepted: 1, qty: 1 })).waitFor();
});

test('staff of a store are asked for the number of a return that is announced, and told of one that has come', async () => {
  const shopper = await newShopper(shop.running().origin);
  const { orderNumber } = await delivered(shopper);
  const { returnId } = await askLabel(shop.running().origin, shopper, orderNumber);
  const { page } = await shop.work('/returns');
  const take = en('studio.returns.take');
  const dialog = page.getByRole('dialog', { name: take });
  const press = (key: Parameters<typeof en>[0]) => dialog.getByRole('button', { name: en(key), exact: true }).click();
  const number = dialog.getByRole('textbox', { name: en('studio.returns.take.number') });
  await page.getByRole('button', { name: take }).click();
  await chooseStore(page, dialog);
  await number.fill(orderNumber);
  await dialog.getByRole('textbox', { name: en('studio.returns.take.email') }).fill(address.email);
  await press('studio.returns.take.find');
  await dialog.getByText(en('studio.returns.take.announced', { number: returnId })).waitFor();
  await expect.poll(() => number.evaluate((one) => one === document.activeElement)).toBe(true);
  await page.keyboard.type(returnId);
  await page.keyboard.press('Enter');
  await page.waitForURL(`**/studio/returns/${returnId}`);
  // The address is there before the page, and the dialog has the same words.
  await dialog.waitFor({ state: 'detached' });
  await page.getByText(en('studio.returns.take.store'), { exact: true }).waitFor();
  await page.goBack();
  await page.getByRole('button', { name: take }).click();
  await number.fill(returnId);
  // An email is left over: the number says all.
  await dialog.getByRole('textbox', { name: en('studio.returns.take.email') }).fill(address.email);
  await press('studio.returns.take.find');
  await dialog.getByText(en('studio.returns.take.come', { number: returnId })).waitFor();
});

test('the page of goods that were sent again leads to the order that never came, where they are sent back', async () => {
  const t = wordsOf('en-us');
  const running = shop.running();
  const consumer = await newConsumer(running.origin);
  const staff = await newStaff(running, { roles: ['owner'] });
  const order = await buy(consumer, running.origin, upcs.deck);
  await announce(running.shop);
  const { orderNumber, shipments, items } = order;
  for (const { shippingId } of shipments) {
    const body = { step: 'shipped', carrier: 'ups', trackingNumber: `1Z778-${orderNumber}` } as const;
    await staff.call(recordShipmentStep, { params: { orderNumber, shippingId }, body });
  }
  const replaced = await staff.call(replaceDeskItems, {
    params: { orderNumber, replacementId: randomUUID() },
    body: { items: [{ itemId: items[0]?.id ?? '', qty: 1 }], reason: 'lost', note: '', version: 0 },
  });
  const made = replaced.replacements[0] ?? '';
  await announce(running.shop);
  await deliver(staff, await consumer.call(readPurchase, { params: { orderId: made } }));
  const path = `/en-us/account/order?order=${made}`;
  const visitor = await journey.visit(`${shop.origin()}/en-us/sign-in?next=${encodeURIComponent(path)}`);
  const { page } = visitor;
  await ready(page);
  await sendSignIn(page.getByRole('main'), 'en-us', consumer.email, consumer.password);
  await page.waitForURL((url) => url.pathname === '/en-us/account/order');
  await ready(page);
  const main = page.getByRole('main');
  await main.getByText(t('purchases.return.with')).waitFor();
  await expectAccessible(page, 'an order that sends goods again');
  await main
    .getByRole('region', { name: t('purchases.return.title') })
    .getByRole('link', { name: t('order.numberIs', { number: orderNumber }) })
    .click();
  await page.waitForURL((url) => url.searchParams.get('order') === orderNumber);
  await ready(page);
  await chooseOne(main, t);
  await main.getByText(t('purchases.return.state.announced')).waitFor();
  expectNoComplaints(visitor);
});
