import { openJourney } from '@eyelet/testing/journey.ts';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { american } from './addresses.ts';
import { atStep, buy, cards, enterCard, fillShipping, placeButton, wordsOf } from './steps.ts';

const journey = openJourney();
const t = wordsOf('en-us');

/** Presses a button without a connection: a message is shown, the page stays, and the same press works afterwards. */
async function pressOffline(page: Page, button: Locator): Promise<void> {
  const before = page.url();
  await page.context().setOffline(true);
  await button.click();
  const toast = page.locator('[data-toast="error"]');
  await toast.getByText(t('shop.offline.title')).waitFor();
  expect(page.url()).toBe(before);
  expect(await page.getByText(t('shop.fault.title')).count()).toBe(0);
  await toast.getByRole('button', { name: t('shop.toast.close') }).click();
  await page.context().setOffline(false);
  await button.click();
}

test('every step of the checkout says that there is no connection, keeps typed values, and works afterwards', async () => {
  const { page } = await journey.visit('/en-us');
  const dialog = await buy(page, 'en-us');
  await dialog.getByRole('link', { name: t('cart.checkout') }).click();
  await fillShipping(page, american);
  await pressOffline(page, page.getByRole('button', { name: t('checkout.toBilling') }));
  await atStep(page, 'en-us', 'billing');
  await enterCard(page, 'en-us', cards.good);
  await pressOffline(page, page.getByRole('button', { name: t('checkout.toSummary') }));
  await atStep(page, 'en-us', 'summary');
  await pressOffline(page, placeButton(page, 'en-us'));
  await page.waitForURL(/order-confirmation\?order=/);
});

test('a step without an answer shows a message, keeps typed values, and works when it is sent again', async () => {
  const { page } = await journey.visit('/en-us');
  const dialog = await buy(page, 'en-us');
  await dialog.getByRole('link', { name: t('cart.checkout') }).click();
  await fillShipping(page, american);
  const toBilling = page.getByRole('button', { name: t('checkout.toBilling') });
  const notice = page.getByRole('alert').getByText(t('checkout.unsent'));
  await page.route('**/checkout.data*', (route) => route.abort());
  await toBilling.click();
  await notice.waitFor();
  await atStep(page, 'en-us', 'shipping');
  expect(await page.locator('#shipping-city').inputValue()).toBe(american.city);
  await page.unroute('**/checkout.data*');
  await toBilling.click();
  await atStep(page, 'en-us', 'billing');
  expect(await page.getByText(t('checkout.unsent')).count()).toBe(0);
});
