import { markReady } from '@eyelet/server/orders/mark-ready.ts';
import { mountPages } from '@eyelet/server/pages/mount.ts';
import { mountStudio } from '@eyelet/server/studio/mount.ts';
import { expectAccessible } from '@eyelet/testing/accessibility.ts';
import { expectFits } from '@eyelet/testing/expect-fits.ts';
import { expectNoComplaints, openJourney, widths } from '@eyelet/testing/journey.ts';
import { newShopper } from '@eyelet/testing/shopper.ts';
import { startStockedShop } from '@eyelet/testing/start-stocked-shop.ts';
import { beforeEach, expect, test } from 'vitest';
import { follow, openWharf, pickupOrder, shippingId } from '../../api/order-desk/pickups.ts';
import { heading, openStudio, t } from './steps.ts';

const journey = openJourney();
const studio = openStudio(
  journey,
  async (app, shop, prepared) => {
    await mountStudio(app);
    await mountPages(app, shop, prepared);
  },
  startStockedShop,
);
beforeEach(() => openWharf(studio.running()));

async function ready() {
  const running = studio.running();
  const orderNumber = await pickupOrder(running, await newShopper(running.origin));
  await markReady(running.shop, { orderNumber, shippingId });
  await follow(running);
  const token = running.shop.orderLinks.tokenOf(orderNumber);
  return { orderNumber, path: `/order-confirmation?order=${orderNumber}&token=${token}` };
}

test('a shopper shows the code on the page of the order, and staff hand the order over for it', async () => {
  const { orderNumber, path } = await ready();
  const shopper = await journey.visit(`${studio.origin()}/en-us${path}`);
  const note = shopper.page.getByText(t('purchases.collect.show'));
  const code = (await note.locator('strong').textContent()) ?? '';
  await shopper.page.getByRole('img', { name: t('purchases.collect.scan') }).waitFor();
  const visitor = await studio.work('/orders', { roles: ['warehouse'] });
  const { page } = visitor;
  await page.getByRole('button', { name: t('studio.orders.collect.title') }).click();
  const dialog = page.getByRole('dialog', { name: t('studio.orders.collect.title') });
  const field = dialog.getByRole('textbox', { name: t('studio.orders.collect.code') });
  await expectAccessible(page, 'collecting');
  await field.fill(`${orderNumber}-222222`);
  await field.press('Enter');
  await dialog.getByText(t('error.STF469')).waitFor();
  await field.fill(`${orderNumber}-${code}`);
  await field.press('Enter');
  await heading(page, orderNumber).waitFor();
  await page.getByText(t('studio.orders.status.picked up'), { exact: true }).first().waitFor();
  await expect.poll(() => page.getByRole('button', { name: t('studio.orders.collect.title') }).count()).toBe(0);
  await shopper.page.reload();
  await shopper.page.getByRole('heading', { level: 1 }).waitFor();
  expect(await note.count()).toBe(0);
  expectNoComplaints(shopper);
});

test('whoever shows no code gets the order for a reason', async () => {
  const { orderNumber } = await ready();
  const { page } = await studio.work(`/orders/${orderNumber}`, { roles: ['warehouse'] });
  const action = t('studio.orders.step.collected');
  await page.getByRole('button', { name: t('studio.orders.collect.without') }).click();
  const dialog = page.getByRole('dialog', { name: t('studio.orders.collect.without') });
  await dialog.getByRole('button', { name: action }).click();
  await dialog.getByText(t('studio.error.required')).waitFor();
  await expectAccessible(page, 'handing over without a code');
  await dialog.getByRole('textbox', { name: t('studio.orders.collect.reason') }).fill('Showed a passport');
  await dialog.getByRole('button', { name: action }).click();
  await page.getByText(t('studio.orders.status.picked up'), { exact: true }).first().waitFor();
});

test.each([
  ['en-us', widths.phone],
  ['de-de', 820],
  ['en-us', widths.desktop],
] as const)('in %s at %i px the code of an order is shown and accessible', async (locale, width) => {
  const { path } = await ready();
  const { page } = await journey.visit(`${studio.origin()}/${locale}${path}`, { viewport: { width, height: 900 } });
  const code = page.getByRole('img', { name: /^QR/ });
  await code.waitFor();
  await expectAccessible(page, 'order to be collected');
  await expectFits(page);
});
