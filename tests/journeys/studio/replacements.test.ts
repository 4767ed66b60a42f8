import { updateStaffAccount } from '@eyelet/contracts/staff-account/update.ts';
import { createMessages } from '@eyelet/messages/create-messages.ts';
import { announce } from '@eyelet/server/jobs/announce.ts';
import { expectAccessible } from '@eyelet/testing/accessibility.ts';
import { buy } from '@eyelet/testing/buy.ts';
import { expectFits } from '@eyelet/testing/expect-fits.ts';
import { expectNoComplaints, openJourney, widths } from '@eyelet/testing/journey.ts';
import { newShopper } from '@eyelet/testing/shopper.ts';
import { newStaff } from '@eyelet/testing/staff.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import { expect, test } from 'vitest';
import { deliver } from '../../api/order-desk/orders.ts';
import { heading, openStudio, t } from './steps.ts';

const studio = openStudio(openJourney(), undefined, startStockedShop);
const german = createMessages('de');

async function delivered(): Promise<string> {
  const running = studio.running();
  const order = await buy(await newShopper(running.origin), running.origin, upcs.deck);
  for (let round = 0; round < 3; round++) await announce(running.shop);
  await deliver(await newStaff(running), order);
  return order.orderNumber;
}

test('damaged goods are sent again, and both orders lead to each other', async () => {
  const orderNumber = await delivered();
  // The pair costs more than somebody who may approve no refunds sends alone.
  const visitor = await studio.work(`/orders/${orderNumber}`, { roles: ['care', 'finance'], name: 'Ines Roth' });
  const { page } = visitor;
  const ask = page.getByRole('button', { name: t('studio.orders.replace.action') });
  await ask.click();
  const dialog = page.getByRole('dialog', { name: t('studio.orders.replace.title', { number: orderNumber }) });
  const send = dialog.getByRole('button', { name: t('studio.orders.replace.action') });
  await send.click();
  await dialog.getByText(t('studio.orders.replace.none')).waitFor();
  await dialog.getByRole('button', { name: /, 40$/ }).click();
  await page.getByRole('option', { name: '1', exact: true }).click();
  await dialog.getByRole('button', { name: new RegExp(`${t('studio.orders.replace.reason')}$`) }).click();
  await page.getByRole('option', { name: t('studio.orders.replace.reason.damaged') }).click();
  await expectAccessible(page, 'sending goods again');
  await send.click();
  const timeline = page.getByRole('list', { name: t('studio.orders.timeline') });
  const entry = timeline.getByRole('listitem').filter({ hasText: t('studio.orders.replaced.sent-again') });
  await entry.waitFor();
  expect(await entry.textContent()).toContain(t('studio.orders.replace.reason.damaged'));
  await expect.poll(() => ask.count()).toBe(0);
  await expectAccessible(page, 'an order whose goods were sent again');
  const made = (await entry.getByRole('link').textContent()) ?? '';
  await entry.getByRole('link').click();
  await heading(page, made).waitFor();
  await page.getByText(t('studio.orders.status.confirmed'), { exact: true }).first().waitFor();
  const origin = timeline.getByRole('listitem').filter({ hasText: t('studio.orders.replaced.made-of') });
  await origin.getByRole('link', { name: orderNumber }).click();
  await heading(page, orderNumber).waitFor();
  expectNoComplaints(visitor);
});

test.each([widths.phone, 820, widths.desktop])('sending goods again fits %i px, in German', async (width) => {
  const orderNumber = await delivered();
  const { page, who } = await studio.work('/orders', {}, { viewport: { width, height: 900 } });
  await who.call(updateStaffAccount, { body: { language: 'de' } });
  await page.goto(`${studio.origin()}/studio/orders/${orderNumber}`);
  await page.getByRole('button', { name: german('studio.orders.replace.action') }).click();
  const title = german('studio.orders.replace.title', { number: orderNumber });
  await page.getByRole('dialog', { name: title }).getByText(german('studio.orders.replace.text')).waitFor();
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, `sending goods again, ${colorScheme}`);
  }
  await expectFits(page);
});
