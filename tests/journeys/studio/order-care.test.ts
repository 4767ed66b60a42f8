import { expectAccessible } from '@eyelet/testing/accessibility.ts';
import { buy } from '@eyelet/testing/buy.ts';
import { expectNoComplaints, openJourney, widths } from '@eyelet/testing/journey.ts';
import { newShopper } from '@eyelet/testing/shopper.ts';
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

/** Writes a note on the order that is open. */
async function note(page: Page, text: string): Promise<void> {
  const form = page.getByRole('form', { name: t('studio.orders.note'), exact: true });
  await form.getByRole('textbox', { name: t('studio.orders.note') }).fill(text);
  await form.getByRole('button', { name: t('studio.orders.note.save') }).click();
  await entries(page).filter({ hasText: text }).waitFor();
}

test('care looks after an order: a note is written, put right and removed', async () => {
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

test('a colleague reads a note and cannot change it; who may only read orders writes none', async () => {
  const { orderNumber } = await bought();
  const ines = await studio.work(`/orders/${orderNumber}`, { name: 'Ines Roth', roles: ['care'] });
  await note(ines.page, 'Rings after six.');
  const { page } = await studio.work(`/orders/${orderNumber}`, { roles: ['analyst'] });
  await entries(page).filter({ hasText: 'Rings after six.' }).waitFor();
  expect(await page.getByRole('button', { name: t('studio.orders.note.change') }).count()).toBe(0);
  expect(await page.getByRole('button', { name: t('studio.orders.note.save') }).count()).toBe(0);
});

test.each(Object.values(widths))('an order with a long note is accessible and fits %i px', async (width) => {
  const { orderNumber } = await bought();
  const { page } = await studio.work(`/orders/${orderNumber}`, {}, { viewport: { width, height: 900 } });
  await note(page, `Rings after six. ${'longword'.repeat(30)}\nSecond line`);
  await expectAccessible(page, 'order with a note');
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
});
