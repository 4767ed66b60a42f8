import { announce } from '@eyelet/server/jobs/announce.ts';
import { makeDueLabels } from '@eyelet/server/labels/make-due-labels.ts';
import { mountPages } from '@eyelet/server/pages/mount.ts';
import { mountStudio } from '@eyelet/server/studio/mount.ts';
import { expectAccessible } from '@eyelet/testing/accessibility.ts';
import { address, buy } from '@eyelet/testing/buy.ts';
import {
  type CarrierServer,
  detailOf,
  startCarrierServer,
  trackerOf,
  webhookOf,
} from '@eyelet/testing/carrier-server.ts';
import { labelFile } from '@eyelet/testing/carrier-shipments.ts';
import { newConsumer, type TestConsumer } from '@eyelet/testing/consumer.ts';
import { expectFits } from '@eyelet/testing/expect-fits.ts';
import { expectNoComplaints, openJourney, type Visitor, widths } from '@eyelet/testing/journey.ts';
import { newShopper, type Shopper } from '@eyelet/testing/shopper.ts';
import { newStaff } from '@eyelet/testing/staff.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deliver } from '../../api/order-desk/orders.ts';
import { takeReturns } from '../../api/returns/label-desk.ts';
import { askLabel } from '../../api/returns/messages.ts';
import { ready, sendSignIn, wordsOf } from '../signing/steps.ts';
import { t as en, openStudio } from '../studio/steps.ts';

let server: CarrierServer | undefined;
const carrier = () => server ?? expect.fail('the carrier is not there yet');
const journey = openJourney();
const shop = openStudio(
  journey,
  async (app, opened, prepared) => {
    await mountStudio(app);
    await mountPages(app, opened, prepared);
  },
  async (options) => {
    server = await startCarrierServer();
    return startStockedShop({
      ...options,
      config: {
        carriers: {
          ...{ kind: 'easypost', endpoint: server.endpoint, names: { ups: 'UPS' } },
          ...{ services: { ups: 'Ground' }, returnServices: { ups: 'Ground' } },
        },
      },
      parts: {
        ...options.parts,
        secrets: {
          ...{ sessionSecret: undefined, recaptchaKey: undefined },
          carriers: { apiKey: server.key, webhookSecret: server.secret },
        },
      },
    });
  },
);
beforeAll(() => takeReturns({ running: shop.running() }));
afterAll(() => server?.close());

const t = wordsOf('en-us');
const label = { name: t('purchases.return.label') };

/** The number of an order that has come to its shopper. */
async function delivered(shopper: Shopper): Promise<string> {
  const order = await buy(shopper, shop.running().origin, upcs.deck);
  await announce(shop.running().shop);
  await deliver(await newStaff(shop.running()), order);
  return order.orderNumber;
}

/** The order page of a consumer who has signed in. */
async function orderPage(consumer: TestConsumer, orderNumber: string): Promise<Visitor & { main: Locator }> {
  const path = `/en-us/account/order?order=${orderNumber}`;
  const visitor = await journey.visit(`${shop.origin()}/en-us/sign-in?next=${encodeURIComponent(path)}`);
  const { page } = visitor;
  await ready(page);
  await sendSignIn(page.getByRole('main'), 'en-us', consumer.email, consumer.password);
  await page.waitForURL((url) => url.pathname === '/en-us/account/order');
  await ready(page);
  return { ...visitor, main: page.getByRole('main') };
}

/** What the job does once a label of a return is older than it may be. */
async function withdraw(returnId: string): Promise<void> {
  const { running } = shop;
  const { pool } = running().shop.database;
  await pool.query(`update parcel_label set made_at = made_at - interval '61 days' where return_id = $1`, [returnId]);
  await makeDueLabels(running().shop);
}

async function report(trackingNumber: string, ...scans: readonly ReturnType<typeof detailOf>[]): Promise<void> {
  const { body, headers } = webhookOf(trackerOf(trackingNumber, { tracking_details: scans }), carrier().secret);
  const answer = await fetch(`${shop.running().origin}/carriers/webhooks/easypost`, { method: 'POST', body, headers });
  expect(answer.status).toBe(200);
  for (let round = 0; round < 4; round++) await announce(shop.running().shop);
}

test('a consumer sends a pair back by parcel: its label comes later, and the desk follows the parcel', async () => {
  const consumer = await newConsumer(shop.running().origin);
  const orderNumber = await delivered(consumer);
  const visitor = await orderPage(consumer, orderNumber);
  const { page, main } = visitor;
  carrier().shipments.fault('create', { status: 503, message: 'Maintenance until six.' });
  await main.getByText(t('purchases.return.open'), { exact: true }).click();
  await main.getByLabel(t('purchases.return.qty')).selectOption('1');
  await main.getByRole('button', { name: t('purchases.return.action') }).click();
  await main.getByText(t('purchases.return.doneComing')).waitFor();
  await main.getByText(t('purchases.return.labelComing')).waitFor();
  await main.getByRole('link', { name: t('purchases.return.slip') }).waitFor();
  expect(await main.getByRole('link', label).count()).toBe(0);
  await expectAccessible(page, 'a return whose label comes later');
  carrier().shipments.fault('create', undefined);
  shop.later(3);
  await makeDueLabels(shop.running().shop);
  await page.reload();
  await ready(page);
  const link = main.getByRole('link', label);
  await link.waitFor();
  const path = await link.getAttribute('href');
  const file = await page.request.get(new URL(path ?? '', page.url()).href);
  expect(Buffer.from(await file.body())).toEqual(labelFile);
  const { returnId } = await askLabel(shop.running().origin, consumer, orderNumber);

  const desk = await shop.work(`/returns/${returnId}`, { name: 'Nele Voss' });
  const parcel = desk.page.getByRole('region', { name: en('studio.returns.parcel') });
  const number = parcel.getByRole('link', { name: /1Z/ });
  const trackingNumber = (await number.textContent())?.trim() ?? '';
  await main.getByRole('link', { name: trackingNumber }).waitFor();
  shop.later(2);
  await report(trackingNumber, detailOf('in_transit', shop.now().toISOString(), 'Salem'));
  await desk.page.reload();
  const scans = parcel.getByRole('listitem');
  await scans
    .filter({ hasText: en('studio.orders.scan.travelling') })
    .getByText('Salem, US')
    .waitFor();
  await desk.page.getByText(en('studio.returns.handedOverAt')).waitFor();
  shop.later(2);
  await report(trackingNumber, detailOf('delivered', shop.now().toISOString(), 'Boston'));
  await desk.page.reload();
  await expect.poll(() => scans.count()).toBe(2);
  // The latest is the first.
  expect(await scans.first().textContent()).toContain(en('studio.orders.scan.delivered'));
  await expectAccessible(desk.page, 'a return whose parcel has arrived');
  await page.reload();
  await main.getByText(t('purchases.return.state.arrived')).waitFor();
  const steps = main.getByRole('list', { name: t('purchases.return.number', { number: returnId }) });
  const reached = ['announced', 'labelled', 'handed-over', 'arrived'] as const;
  const texts = await steps.getByRole('listitem').allTextContents();
  expect(texts.map((text) => reached.find((step) => text.startsWith(t(`returning.step.${step}`))))).toEqual(reached);
  expectNoComplaints(visitor);
  expectNoComplaints(desk);
});

test('a consumer is told that a label was taken back unused, and gets another one', async () => {
  const consumer = await newConsumer(shop.running().origin);
  const orderNumber = await delivered(consumer);
  const { returnId } = await askLabel(shop.running().origin, consumer, orderNumber);
  await withdraw(returnId);
  const visitor = await orderPage(consumer, orderNumber);
  const { page, main } = visitor;
  const said = main.getByText(t('purchases.return.labelWithdrawn'));
  await said.waitFor();
  const region = main.getByRole('region', { name: t('purchases.return.title') });
  const numbers = region.getByRole('link', { name: /1Z/ });
  expect([await numbers.count(), await main.getByRole('link', label).count()]).toEqual([0, 0]);
  await expectAccessible(page, 'a return whose label was taken back');
  await main.getByRole('button', { name: t('purchases.return.newLabel') }).click();
  await main.getByText(t('purchases.return.newLabelDone')).waitFor();
  await main.getByRole('link', label).waitFor();
  await numbers.waitFor();
  await expect.poll(() => said.count()).toBe(0);
  expectNoComplaints(visitor);
});

test('so is a guest, by number and email, also without scripts on a phone', async () => {
  const guest = await newShopper(shop.running().origin);
  const orderNumber = await delivered(guest);
  const { returnId } = await askLabel(shop.running().origin, guest, orderNumber);
  await withdraw(returnId);
  const { page } = await journey.visit(`${shop.origin()}/en-us/track-order`, {
    viewport: { width: widths.phone, height: 900 },
    javaScriptEnabled: false,
  });
  const main = page.getByRole('main');
  await page.locator('#track-orderNumber').fill(orderNumber);
  await page.locator('#track-email').fill(address.email);
  await main.getByRole('button', { name: t('purchases.track.action'), exact: true }).click();
  await main.getByText(t('purchases.return.labelWithdrawn')).waitFor();
  await expectFits(page);
  await main.getByRole('button', { name: t('purchases.return.newLabel') }).click();
  await main.getByText(t('purchases.return.newLabelDone')).waitFor();
  await main.getByRole('link', label).waitFor();
});

test('the desk says that a label was taken back, and has another one made, which its shopper gets by email', async () => {
  const shopper = await newShopper(shop.running().origin);
  const orderNumber = await delivered(shopper);
  const { returnId } = await askLabel(shop.running().origin, shopper, orderNumber);
  await withdraw(returnId);
  const visitor = await shop.work(`/returns/${returnId}`, { name: 'Pia Lund', roles: ['care'] });
  const { page } = visitor;
  const parcel = page.getByRole('region', { name: en('studio.returns.parcel') });
  const withdrawn = parcel.getByText(/was taken back, as no parcel had travelled with it/);
  await withdrawn.waitFor();
  expect(await parcel.getByRole('link', { name: en('studio.returns.label'), exact: true }).count()).toBe(0);
  await expectAccessible(page, 'a return whose label was taken back, at the desk');
  await parcel.getByRole('button', { name: en('studio.returns.label.make') }).click();
  await page.getByText(en('studio.returns.label.asked')).waitFor();
  await parcel.getByRole('link', { name: en('studio.returns.label'), exact: true }).waitFor();
  await expect.poll(() => withdrawn.count()).toBe(0);
  for (let round = 0; round < 4; round++) await announce(shop.running().shop);
  const { rows } = await shop
    .running()
    .shop.database.pool.query<{ kind: string }>(
      `select kind from mail where subject_id like $1 and kind = 'return-label'`,
      [`%/${returnId}%`],
    );
  expect(rows).toHaveLength(1);
  expectNoComplaints(visitor);
});
