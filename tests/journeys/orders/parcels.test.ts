import { randomUUID } from 'node:crypto';
import { recordShipmentStep } from '@eyelet/contracts/order-desk/record-step.ts';
import { reportMissing } from '@eyelet/contracts/packing/report-missing.ts';
import { takeUpdate } from '@eyelet/server/carriers/take-update.ts';
import { tellMissing } from '@eyelet/server/packing/tell-missing.ts';
import { mountPages } from '@eyelet/server/pages/mount.ts';
import { mountStudio } from '@eyelet/server/studio/mount.ts';
import { expectAccessible } from '@eyelet/testing/accessibility.ts';
import { address, buy } from '@eyelet/testing/buy.ts';
import { expectFits } from '@eyelet/testing/expect-fits.ts';
import { expectNoComplaints, openJourney, widths } from '@eyelet/testing/journey.ts';
import { newShopper } from '@eyelet/testing/shopper.ts';
import { newStaff } from '@eyelet/testing/staff.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { test } from 'vitest';
import { ready, wordsOf } from '../signing/steps.ts';
import { openStudio, t as words } from '../studio/steps.ts';

const journey = openJourney();
const shop = openStudio(
  journey,
  async (app, opened, prepared) => {
    await mountStudio(app);
    await mountPages(app, opened, prepared);
  },
  startStockedShop,
);

/** An order whose parcel is late and could not be handed over. */
async function late(trackingNumber: string): Promise<string> {
  const running = shop.running();
  const { orderNumber } = await buy(await newShopper(running.origin), running.origin, upcs.deck);
  const params = { orderNumber, shippingId: 'shipment-1' };
  const body = { step: 'shipped', carrier: 'dhl', trackingNumber } as const;
  await (await newStaff(running)).call(recordShipmentStep, { params, body });
  const at = (minutes: number) => new Date(Date.now() - minutes * 60_000);
  await takeUpdate(running.shop, {
    ...{ carrier: 'dhl', trackingNumber, expectedOn: '2099-03-02', saidAt: new Date() },
    scans: [
      { state: 'travelling', at: at(50), place: 'Boston, US' },
      { state: 'not-delivered', at: at(5), place: '' },
    ],
  });
  return orderNumber;
}

test.each([
  ['en-us', widths.desktop, /March 2, 2099/],
  ['de-de', widths.phone, /2\. März 2099/],
] as const)(
  'who tracks an order sees that its parcel is late, and what the carrier reports: %s, %i [C1.23]',
  async (locale, width, day) => {
    const t = wordsOf(locale);
    const orderNumber = await late(`TRACK-${locale}-${Date.now()}`);
    const visitor = await journey.visit(`${shop.origin()}/${locale}/track-order?order=${orderNumber}`, {
      viewport: { width, height: 900 },
    });
    const { page } = visitor;
    await ready(page);
    const main = page.getByRole('main');
    await page.locator('#track-email').fill(address.email);
    await main.getByRole('button', { name: t('purchases.track.action'), exact: true }).click();
    await main.getByText(day).waitFor();
    await main.getByText(t('purchases.scans'), { exact: true }).click();
    const scans = main.getByRole('group').getByRole('listitem');
    await scans.filter({ hasText: t('purchases.scan.not-delivered') }).waitFor();
    await scans
      .filter({ hasText: t('purchases.scan.travelling') })
      .filter({ hasText: 'Boston, US' })
      .waitFor();
    await expectAccessible(page, 'a tracked parcel');
    await expectFits(page);
    expectNoComplaints(visitor);
  },
);

test('the desk shows in the timeline of an order what its carrier reports', async () => {
  const orderNumber = await late(`DESK-${Date.now()}`);
  const visitor = await shop.work(`/orders/${orderNumber}`, { name: 'Tove Lind' });
  const { page } = visitor;
  const timeline = page.getByRole('list', { name: words('studio.orders.timeline') });
  await timeline.getByText(words('studio.orders.scan.not-delivered')).waitFor();
  await timeline.getByText(words('studio.orders.scan.travelling')).waitFor();
  await page.getByText(/March 2, 2099/).waitFor();
  expectNoComplaints(visitor);
});

test('who tracks an order sees that pieces of it are looked for, once its day cannot be kept', async () => {
  const t = wordsOf('de-de');
  const running = shop.running();
  const { orderNumber } = await buy(await newShopper(running.origin), running.origin, upcs.deck);
  const params = { orderNumber, shippingId: 'shipment-1', reportId: randomUUID() };
  const body = { placeId: 'W-NORA', upc: upcs.deck, qty: 1, noneLeft: false };
  await (await newStaff(running)).call(reportMissing, { params, body });
  // A day in two weeks, and not in the night of its market, when nobody is told.
  shop.later((14 * 24 + 8) * 60);
  await tellMissing(running.shop);
  const visitor = await journey.visit(`${shop.origin()}/de-de/track-order?order=${orderNumber}`, {
    viewport: { width: widths.phone, height: 900 },
  });
  const { page } = visitor;
  await ready(page);
  const main = page.getByRole('main');
  await page.locator('#track-email').fill(address.email);
  await main.getByRole('button', { name: t('purchases.track.action'), exact: true }).click();
  await main.getByText(t('purchases.lookedFor')).waitFor();
  await expectFits(page);
  expectNoComplaints(visitor);
});
