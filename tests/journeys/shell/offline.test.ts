import { openJourney } from '@eyelet/testing/journey.ts';
import { expect, test } from 'vitest';
import { addToCart, deckShoe, patient, ready, wordsOf } from '../checkout/steps.ts';

const journey = openJourney();
const t = wordsOf('en-us');

test('offline is said to be offline, and the page stays', async () => {
  const { page, context } = await journey.visit(`/en-us/p/any-slug-${deckShoe}`);
  await ready(page);
  await context.setOffline(true);
  await addToCart(page, 'en-us');
  const toast = page.locator('[data-toast="error"]');
  await toast.getByText(t('shop.offline.title')).waitFor();
  await toast.getByRole('button', { name: t('shop.toast.close') }).click();
  await page.getByRole('button', { name: t('product.zoom') }).click();
  await toast.getByText(t('shop.offline.title')).waitFor();
  expect(await page.getByRole('heading', { level: 1 }).textContent()).not.toBe(t('shop.fault.title'));
  await context.setOffline(false);
  // What was tried in vain works once the connection is back.
  await page.getByRole('button', { name: t('product.zoom') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('shop.close') })
    .click();
  await expect.poll(() => page.getByRole('dialog').count(), patient).toBe(0);
  await page.getByRole('button', { name: t('product.addToCart'), exact: true }).click();
  await page.getByRole('dialog', { name: t('cart.mini.added') }).waitFor();
});
