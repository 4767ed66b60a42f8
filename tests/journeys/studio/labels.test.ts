import { readPurchase } from '@eyelet/contracts/orders/read.ts';
import { makeDueLabels } from '@eyelet/server/labels/make-due-labels.ts';
import { expectAccessible } from '@eyelet/testing/accessibility.ts';
import { buy } from '@eyelet/testing/buy.ts';
import { type CarrierServer, startCarrierServer } from '@eyelet/testing/carrier-server.ts';
import { expectNoComplaints, openJourney } from '@eyelet/testing/journey.ts';
import { newShopper } from '@eyelet/testing/shopper.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { afterAll, expect, test } from 'vitest';
import { openStudio, t } from './steps.ts';

let server: CarrierServer | undefined;
afterAll(() => server?.close());

const studio = openStudio(openJourney(), undefined, async (options) => {
  server = await startCarrierServer();
  return startStockedShop({
    ...options,
    config: {
      carriers: {
        ...{ kind: 'easypost', endpoint: server.endpoint, names: { ups: 'UPS', usps: 'USPS' } },
        services: { ups: 'Ground', usps: 'Ground' },
        returnServices: {},
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
});

test('a label is made at the packing desk, waits while the service is down, is printed, and fills in its number', async () => {
  const shopper = await newShopper(studio.running().origin);
  const { orderNumber } = await buy(shopper, studio.running().origin, upcs.socks);
  const visitor = await studio.work('/packing', { name: 'Lea Brand' }, { viewport: { width: 820, height: 1180 } });
  const { page } = visitor;
  const parcel = page.getByRole('listitem', { name: new RegExp(orderNumber) });
  server?.shipments.fault('create', { status: 503, message: 'Maintenance until six.' });
  await parcel.getByRole('button', { name: t('studio.packing.label.make') }).click();
  const dialog = page.getByRole('dialog', { name: t('studio.packing.label.make') });
  const grams = dialog.getByRole('textbox', { name: t('studio.packing.label.grams') });
  expect(await grams.inputValue()).toBe('800');
  await grams.fill('12');
  await dialog.getByRole('button', { name: t('studio.packing.label.make') }).click();
  await dialog.getByText(t('studio.packing.label.grams.wrong', { least: 50, most: 70_000 })).waitFor();
  await expectAccessible(page, 'the dialog of a label');
  await grams.fill('1250');
  await dialog.getByRole('button', { name: t('studio.packing.label.make') }).click();
  await parcel.getByText(t('studio.packing.label.waiting')).waitFor();
  await parcel.getByText(t('studio.packing.label.problem.down')).waitFor();
  await parcel.getByText('Maintenance until six.').waitFor();
  await expectAccessible(page, 'a label that waits');
  server?.shipments.fault('create', undefined);
  studio.later(2);
  await makeDueLabels(studio.running().shop);
  // The desk looks again by itself.
  const print = parcel.getByRole('link', { name: t('studio.packing.label.print') });
  await print.waitFor({ timeout: 20_000 });
  await expectAccessible(page, 'a label that is made');
  const paper = page.waitForEvent('download');
  await print.click();
  expect((await paper).suggestedFilename()).toBe(`${orderNumber}-label.pdf`);
  await parcel.getByRole('button', { name: t('studio.orders.step.shipped') }).click();
  const ship = page.getByRole('dialog', { name: t('studio.orders.ship.title') });
  const number = ship.getByRole('textbox', { name: t('studio.orders.trackingNumber') });
  await expect.poll(() => number.inputValue()).toMatch(/^1Z/);
  const trackingNumber = await number.inputValue();
  await ship.getByRole('button', { name: t('studio.orders.step.shipped') }).click();
  await expect.poll(() => parcel.count()).toBe(0);
  const order = await shopper.call(readPurchase, { params: { orderId: orderNumber } });
  expect(order).toMatchObject({ status: 'shipped', shipments: [{ parcel: { trackingNumber } }] });
  expectNoComplaints(visitor);
});

test('a label that the service refuses says why, and somebody does without one that was made', async () => {
  const shopper = await newShopper(studio.running().origin);
  const { orderNumber } = await buy(shopper, studio.running().origin, upcs.deck);
  const visitor = await studio.work('/packing', { name: 'Max Stein' }, { viewport: { width: 1440, height: 900 } });
  const { page } = visitor;
  const parcel = page.getByRole('listitem', { name: new RegExp(orderNumber) });
  const make = t('studio.packing.label.make');
  const dialog = page.getByRole('dialog', { name: make });
  server?.shipments.withoutRates(true);
  await parcel.getByRole('button', { name: make }).click();
  await dialog.getByRole('button', { name: make }).click();
  await parcel.getByText('The postal code is not served.').waitFor();
  await expectAccessible(page, 'a label that was refused');
  server?.shipments.withoutRates(false);
  await parcel.getByRole('button', { name: t('studio.packing.label.again') }).click();
  await dialog.getByRole('button', { name: make }).click();
  await parcel.getByRole('link', { name: t('studio.packing.label.print') }).waitFor();
  const end = t('studio.packing.label.end');
  await parcel.getByRole('button', { name: end }).click();
  await page.getByRole('alertdialog', { name: end }).getByRole('button', { name: end }).click();
  await parcel.getByRole('button', { name: make }).waitFor();
  expectNoComplaints(visitor);
});
