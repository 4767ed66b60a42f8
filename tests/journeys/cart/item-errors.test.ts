import { openJourney } from '@eyelet/testing/journey.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openCart } from '../checkout/delivery-steps.ts';
import { buy, wordsOf } from '../checkout/steps.ts';

const journey = openJourney();
const t = wordsOf('en-us');

/** A cart with one shoe, whose changes the server refuses. */
async function refusingCart(page: Page, id: string): Promise<void> {
  await buy(page, 'en-us');
  await openCart(page, 'en-us');
  await page.route(/\/cart\/v1\/cart\/[\w-]+\/item$/, (route) =>
    route.continue({ headers: { ...route.request().headers(), 'x-mock-error': id } }),
  );
}

test.each([
  ['ORD404', '[C8.128]'],
  ['INV702', '[C8.129]'],
  ['PRC400', '[C8.130]'],
] as const)('a change refused with %s is shown on the row of the item, and nowhere else %s', async (id, _row) => {
  const { page } = await journey.visit('/en-us');
  await refusingCart(page, id);
  const row = page.getByRole('list', { name: t('cart.title') }).getByRole('listitem');
  await row.getByRole('button', { name: t('cart.increase') }).click();
  await row
    .getByRole('alert')
    .getByText(t(`error.${id}`))
    .waitFor();
  expect(await page.getByText(t(`error.${id}`)).count()).toBe(1);
  expect(await page.locator('[data-toast=error]').count()).toBe(0);
});

test('a refused greeting is shown in its dialog [C8.55]', async () => {
  const { page } = await journey.visit('/en-us');
  await refusingCart(page, 'GFS800');
  await page.getByRole('button', { name: /^Add a greeting/ }).click();
  const dialog = page.getByRole('dialog', { name: t('delivery.gift.title') });
  await dialog.getByRole('textbox', { name: t('delivery.gift.to') }).fill('Grace');
  await dialog.getByRole('textbox', { name: t('delivery.gift.email') }).fill('grace@example.com');
  await dialog.getByRole('textbox', { name: t('delivery.gift.message') }).fill('For the boat.');
  await dialog.getByRole('button', { name: t('delivery.gift.save') }).click();
  await dialog.getByText(t('error.GFS800')).waitFor();
});
