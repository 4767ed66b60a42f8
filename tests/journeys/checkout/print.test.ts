import { openJourney } from '@eyelet/testing/journey.ts';
import { expect, test } from 'vitest';
import { american } from './addresses.ts';
import { goToSummary, placeButton, ready, wordsOf } from './steps.ts';

const journey = openJourney();

test('a printed confirmation has the name of the shop and the order only', async () => {
  const { page } = await journey.visit('/en-us');
  const t = wordsOf('en-us');
  await goToSummary(page, american);
  await placeButton(page, 'en-us').click();
  await page.waitForURL(/order-confirmation\?order=/);
  await ready(page);
  await page.getByRole('contentinfo').waitFor();
  await page.emulateMedia({ media: 'print' });
  await expect.poll(() => page.getByRole('contentinfo').count()).toBe(0);
  const banner = page.getByRole('banner');
  await banner.getByText('Skerry', { exact: true }).waitFor();
  await expect.poll(() => banner.getByRole('link').count()).toBe(1);
  await expect.poll(() => banner.getByRole('button').count()).toBe(0);
  const main = page.getByRole('main');
  await main.getByText(t('order.number'), { exact: true }).waitFor();
  await main.getByText(t('cart.total'), { exact: true }).waitFor();
  await expect.poll(() => main.getByRole('link', { name: t('cart.continueShopping') }).count()).toBe(0);
});
