import { recordShipmentStep } from '@eyelet/contracts/order-desk/record-step.ts';
import { announce } from '@eyelet/server/jobs/announce.ts';
import { expectAccessible } from '@eyelet/testing/accessibility.ts';
import { buy } from '@eyelet/testing/buy.ts';
import { expectFits } from '@eyelet/testing/expect-fits.ts';
import { expectNoComplaints, openJourney, widths } from '@eyelet/testing/journey.ts';
import { newShopper } from '@eyelet/testing/shopper.ts';
import { newStaff } from '@eyelet/testing/staff.ts';
import { startStockedShop, upcs } from '@eyelet/testing/start-stocked-shop.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openStudio, t } from './steps.ts';

const studio = openStudio(openJourney(), undefined, startStockedShop);

async function bought() {
  const { origin } = studio.running();
  return buy(await newShopper(origin), origin, upcs.socks);
}

/** The entries of the timeline. */
const entries = (page: Page) => page.getByRole('list', { name: t('studio.orders.timeline') }).getByRole('listitem');

/** Writes a note on the open order. */
async function note(page: Page, text: string): Promise<void> {
  const form = page.getByRole('form', { name: t('studio.orders.note'), exact: true });
  await form.getByRole('textbox', { name: t('studio.orders.note') }).fill(text);
  await form.getByRole('button', { name: t('studio.orders.note.save') }).click();
  await entries(page).filter({ hasText: text }).waitFor();
}

test('care looks after an order: a note is written, corrected and removed', async () => {
  const { orderNumber } = await bought();
  const visitor = await studio.work(`/orders/${orderNumber}`, { name: 'Ines Roth' });
  const { page } = visitor;
  const form = page.getByRole('form', { name: t('studio.orders.note'), exact: true });
  await form.getByRole('button', { name: t('studio.orders.note.save') }).click();
  await form.getByText(t('studio.error.required')).waitFor();
  await note(page, 'Rings after six.');
  const entry = entries(page).filter({ hasText: 'Rings after' });
  await entry.getByText('Ines Roth').waitFor();
  await entry.getByRole('button', { name: t('studio.orders.note.change') }).click();
  const dialog = page.getByRole('dialog', { name: t('studio.orders.note.change.title') });
  await expectAccessible(page, 'note being changed');
  await dialog.getByRole('textbox', { name: t('studio.orders.note') }).fill('Rings after seven.');
  await dialog.getByRole('button', { name: t('studio.save') }).click();
  await entries(page).filter({ hasText: 'Rings after seven.' }).waitFor();
  await page.reload();
  await entry.getByRole('button', { name: t('studio.orders.note.remove') }).click();
  const question = page.getByRole('alertdialog', { name: t('studio.orders.note.remove.title') });
  await expectAccessible(page, 'question before a note is removed');
  await question.getByRole('button', { name: t('studio.orders.note.remove') }).click();
  await expect.poll(() => entry.count()).toBe(0);
  for (const action of ['writeNote', 'changeNote', 'removeNote'] as const) {
    await page
      .getByRole('listitem')
      .filter({ hasText: t(`studio.action.orderDesk.${action}`) })
      .waitFor();
  }
  expectNoComplaints(visitor);
});

test('care sends the confirmation again, once, and then sends the order to another address of the same state', async () => {
  const { orderNumber } = await bought();
  const { shop } = studio.running();
  for (let round = 0; round < 3; round++) await announce(shop);
  const visitor = await studio.work(`/orders/${orderNumber}`, { name: 'Ines Roth', roles: ['care'] });
  const { page } = visitor;
  const confirmation = t('studio.orders.mail.order-confirmation');
  const again = page.getByRole('button', { name: t('studio.orders.mail.again.of', { name: confirmation }) });
  const question = page.getByRole('alertdialog', {
    name: t('studio.orders.mail.again.title', { name: confirmation }),
  });
  const send = question.getByRole('button', { name: t('studio.orders.mail.again'), exact: true });
  await again.click();
  await question.getByText('ada@example.com').waitFor();
  await expectAccessible(page, 'question before a mail is sent again');
  await send.click();
  await question.waitFor({ state: 'detached' });
  for (let round = 0; round < 3; round++) await announce(shop);
  const sent = entries(page).filter({ hasText: t('studio.orders.mail.sent', { name: confirmation }) });
  await expect.poll(() => sent.count()).toBe(2);
  await sent.filter({ hasText: 'Ines Roth' }).waitFor();
  await again.click();
  await send.click();
  await question.getByText(t('error.STF460')).waitFor();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: t('studio.orders.address.change') }).click();
  const dialog = page.getByRole('dialog', { name: t('studio.orders.address.title') });
  const save = dialog.getByRole('button', { name: t('studio.orders.address.save') });
  await dialog.getByRole('textbox', { name: t('address.addressLine1'), exact: true }).fill('14 Lantern Way');
  const zip = dialog.getByRole('textbox', { name: t('address.zipCode') });
  await zip.fill('02110');
  await save.click();
  await dialog.getByText(t('address.postalCodeElsewhere', { province: 'Maine', example: '04101' })).waitFor();
  await dialog.getByRole('button', { name: new RegExp(`${t('address.state')}$`) }).click();
  await page.getByRole('option', { name: 'Massachusetts' }).click();
  await save.click();
  await dialog.getByText(t('studio.orders.address.refused.tax')).waitFor();
  await expectAccessible(page, 'address that is refused');
  await dialog.getByRole('button', { name: new RegExp(`${t('address.state')}$`) }).click();
  await page.getByRole('option', { name: 'Maine' }).click();
  await zip.fill('04102');
  await save.click();
  const moved = entries(page).filter({ hasText: t('studio.orders.address.moved') });
  await moved.filter({ hasText: '12 Harbor Street' }).filter({ hasText: '14 Lantern Way' }).waitFor();
  await page.getByRole('button', { name: t('studio.orders.address.change') }).waitFor();
  expectNoComplaints(visitor);
});

test('staff who record a step of an order that was packed meanwhile get a message and see its current state', async () => {
  const { orderNumber } = await bought();
  const warehouse = await newStaff(studio.running(), { roles: ['warehouse'] });
  const { page } = await studio.work(`/orders/${orderNumber}`, { roles: ['care'] });
  await page.getByRole('button', { name: t('studio.orders.address.change') }).click();
  const dialog = page.getByRole('dialog', { name: t('studio.orders.address.title') });
  await dialog.getByRole('textbox', { name: t('address.addressLine1'), exact: true }).fill('14 Lantern Way');
  const params = { orderNumber, shippingId: 'shipment-1' };
  await warehouse.call(recordShipmentStep, { params, body: { step: 'packed' } });
  await dialog.getByRole('button', { name: t('studio.orders.address.save') }).click();
  await page.getByText(t('error.STF409')).waitFor();
  await page.getByText(t('studio.orders.reached.packed')).first().waitFor();
});

test('a colleague reads a note and cannot change it; staff who may only read orders cannot write one', async () => {
  const { orderNumber } = await bought();
  const ines = await studio.work(`/orders/${orderNumber}`, { name: 'Ines Roth', roles: ['care'] });
  await note(ines.page, 'Rings after six.');
  const { page } = await studio.work(`/orders/${orderNumber}`, { roles: ['analyst'] });
  await entries(page).filter({ hasText: 'Rings after six.' }).waitFor();
  await expect.poll(() => page.getByRole('button', { name: t('studio.orders.note.change') }).count()).toBe(0);
  await expect.poll(() => page.getByRole('button', { name: t('studio.orders.note.save') }).count()).toBe(0);
});

test.each(Object.values(widths))('an order with a long note is accessible and fits %i px', async (width) => {
  const { orderNumber } = await bought();
  const { page } = await studio.work(`/orders/${orderNumber}`, {}, { viewport: { width, height: 900 } });
  await note(page, `Rings after six. ${'longword'.repeat(30)}\nSecond line`);
  await expectAccessible(page, 'order with a note');
  await expectFits(page);
});
