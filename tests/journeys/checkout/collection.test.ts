import { readFileSync } from 'node:fs';
import { expectAccessible } from '@eyelet/testing/accessibility.ts';
import { openJourney } from '@eyelet/testing/journey.ts';
import { expect, test } from 'vitest';
import { american, homes } from './addresses.ts';
import { confirmation, fillBilling, knownCart } from './delivery-steps.ts';
import { addToCart, atStep, buy, cards, fillShipping, payWith, placeButton, ready, wordsOf } from './steps.ts';

const journey = openJourney();
const french = homes.find(({ locale }) => locale === 'fr-fr') ?? american;

test('a shopper has a parcel sent to a collection point near the address, chosen in a search [B4.5.15, C1.28, C3.21]', async () => {
  const t = wordsOf('fr-fr');
  const { page } = await journey.visit('/fr-fr');
  const dialog = await buy(page, 'fr-fr');
  await dialog.getByRole('link', { name: t('cart.checkout') }).click();
  await fillShipping(page, french);
  await page
    .getByRole('main')
    .getByRole('radio', { name: new RegExp(`^${t('shipping.pudo.label')}`) })
    .check({ force: true });
  const place = page.getByRole('textbox', { name: t('checkout.collectionPlace') });
  await place.fill('29200');
  await page.getByRole('button', { name: t('checkout.collectionSearch') }).click();
  const points = page.getByRole('group', { name: t('checkout.collectionChoose') });
  await points.getByRole('radio').first().waitFor({ state: 'attached' });
  // A field partly under the header would be measured as too small.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(page, 'collection points');
  const name = (await points.locator('label').first().textContent()) ?? '';
  await points.getByRole('radio').first().check({ force: true });
  await page.getByRole('button', { name: t('checkout.toBilling') }).click();
  await page.waitForURL(/step=billing/);
  await atStep(page, 'fr-fr', 'billing');
  await payWith(page, 'fr-fr', cards.good);
  await atStep(page, 'fr-fr', 'summary');
  const cart = await knownCart(page);
  expect(cart.shippingMethods.map(({ code }) => code)).toEqual(['pudo']);
  await placeButton(page, 'fr-fr').click();
  const main = await confirmation(page, 'fr-fr');
  await main.getByRole('heading', { level: 3, name: t('shipping.pudo.label') }).waitFor();
  const street = /\d+[^,]*(?=, \d{5})/.exec(name)?.[0].trim() ?? '29200';
  expect(await main.textContent()).toContain(street.slice(-12));
});

test('a repair guide is downloaded from its confirmation, without a shipping address [C3.23]', async () => {
  const t = wordsOf('en-us');
  const { page } = await journey.visit('/en-us/search?q=repair+guide');
  await page.getByRole('main').getByRole('link', { name: /Mend/ }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Mend' }).waitFor();
  await ready(page);
  await addToCart(page, 'en-us');
  await page
    .getByRole('dialog')
    .getByRole('link', { name: t('cart.checkout') })
    .click();
  await atStep(page, 'en-us', 'shipping');
  expect(await page.locator('#shipping-addressLine1').count()).toBe(0);
  await page.getByRole('button', { name: t('checkout.toBilling') }).click();
  await atStep(page, 'en-us', 'billing');
  await fillBilling(page, american);
  await payWith(page, 'en-us', cards.good);
  await atStep(page, 'en-us', 'summary');
  expect((await knownCart(page)).shippingMethods.map(({ code }) => code)).toEqual(['digital']);
  await placeButton(page, 'en-us').click();
  const main = await confirmation(page, 'en-us');
  await main.getByRole('heading', { level: 3, name: t('shipping.digital.label') }).waitFor();
  await main.getByText(t('order.next.digital')).waitFor();
  const link = main.getByRole('link', { name: t('order.download.get', { name: 'Mend', format: 'PDF' }) });
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toBe('Mend.pdf');
  expect(
    readFileSync(await download.path())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
});
