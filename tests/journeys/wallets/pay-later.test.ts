import { expectAccessible } from '@eyelet/testing/accessibility.ts';
import { openJourney } from '@eyelet/testing/journey.ts';
import { expect, test } from 'vitest';
import { deckShoe, patient, ready, wordsOf } from '../checkout/steps.ts';

const journey = openJourney();
const t = wordsOf('en-us');
const shoe = `/en-us/p/deck-shoe-${deckShoe}`;

test('paying later is explained in a dialog, and its script is loaded where it is shown [C2.56, B7.39]', async () => {
  const { page } = await journey.visit('/en-us/about');
  await ready(page);
  expect(await page.locator('script[data-pay-later]').count()).toBe(0);
  await page.goto(shoe);
  await ready(page);
  await expect.poll(() => page.locator('html').getAttribute('data-pay-later'), patient).toBe('ready');
  expect(await page.locator('script[data-pay-later]').getAttribute('crossorigin')).toBe('anonymous');
  await page.getByRole('button', { name: t('product.payLaterMore') }).click();
  const dialog = page.getByRole('dialog', { name: t('wallets.payLater.title') });
  await dialog.waitFor();
  await expectAccessible(page, 'pay later');
});

test('a script that cannot be loaded is only logged [B7.39, B8.16]', async () => {
  const { page } = await journey.visit('/en-us');
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  await page.route('**/pay-later.js', (route) => route.abort());
  await page.goto(shoe);
  await ready(page);
  await expect.poll(() => warnings.filter((text) => text.includes('pay-later')).length, patient).toBe(1);
  expect(await page.locator('[data-toast]').count()).toBe(0);
  await page.getByRole('button', { name: t('product.payLaterMore') }).waitFor();
});
