import { openJourney } from '@eyelet/testing/journey.ts';
import { expect, test } from 'vitest';
import { american } from '../checkout/addresses.ts';
import { knownCart } from '../checkout/delivery-steps.ts';
import { expectPaid, homeIn, toBilling } from '../checkout/pay-steps.ts';
import { atStep, buy, placeButton, ready, wordsOf } from '../checkout/steps.ts';
import { approve, buyWith, chooseAddress, chooseMethod, chooseShoe, confirmed } from './steps.ts';

const journey = openJourney();
const t = wordsOf('en-us');

test('a shopper buys the cart with PayPal express [B1.15, B4.5.16]', async () => {
  const { page } = await journey.visit('/en-us');
  await buy(page, 'en-us');
  await page.goto('/en-us/cart');
  await ready(page);
  const opened = page.waitForEvent('popup');
  await buyWith(page, 'en-us', 'PayPal');
  const popup = await opened;
  await chooseAddress(popup);
  await approve(popup);
  await expectPaid(page, american, 'PayPal');
  await page.getByRole('link', { name: t('shop.header.cartCount', { n: 0 }) }).waitFor();
});

test('a product is added and bought with PayPal express; closing the window leaves it in the cart [B1.16]', async () => {
  const { page } = await journey.visit('/en-us');
  await chooseShoe(page, 'en-us');
  const opened = page.waitForEvent('popup');
  await buyWith(page, 'en-us', 'PayPal');
  const popup = await opened;
  await popup.locator('button[value=shipping]').waitFor();
  await popup.close();
  await page.getByRole('link', { name: t('shop.header.cartCount', { n: 1 }) }).waitFor();
  const again = page.waitForEvent('popup');
  await buyWith(page, 'en-us', 'PayPal');
  const second = await again;
  await chooseAddress(second);
  await approve(second);
  await confirmed(page, 'en-us');
});

test('an address and an approval are not offered before the script of their window has come, and then reach the shop [B4.5.16]', async () => {
  const { page, context } = await journey.visit('/en-us');
  await context.route('**/assets/approval.js', async (route) => {
    await new Promise((done) => setTimeout(done, 1500));
    await route.continue();
  });
  await chooseShoe(page, 'en-us');
  const opened = page.waitForEvent('popup');
  await buyWith(page, 'en-us', 'PayPal');
  const popup = await opened;
  await chooseAddress(popup);
  await approve(popup);
  await confirmed(page, 'en-us');
});

test.each([
  ['en-us', 'PAYPAL'],
  ['de-de', 'PAYPAL'],
  ['en-us', 'KLARNA'],
  ['de-de', 'KLARNA'],
] as const)(
  'in %s an order is paid with %s from the billing step [B1.17, B9.36, C3.30, C3.34, C8.162]',
  async (locale, method) => {
    const { page } = await journey.visit(`/${locale}`);
    const home = homeIn(locale);
    await toBilling(page, home);
    await chooseMethod(page, locale, method);
    await approve(page);
    await atStep(page, locale, 'summary');
    await page
      .getByRole('main')
      .getByText(wordsOf(locale)(`checkout.method.${method}`))
      .first()
      .waitFor();
    await placeButton(page, locale).click();
    await expectPaid(page, home, wordsOf(locale)(`checkout.method.${method}`));
  },
);

test('a total that can no longer be paid later is reported in the billing step [C8.135, C8.162]', async () => {
  const { page } = await journey.visit('/en-us');
  // Of the shoe that most journeys buy there may be no ten left.
  await toBilling(page, american, 'SKLEEW03FOM');
  const { id, items } = await knownCart(page);
  const answer = await page.request.put(`/cart/v1/cart/${id}/item`, {
    headers: { 'x-locale': 'en_US', 'x-client-id': 'eyelet-storefront' },
    data: { itemId: items[0]?.id, qty: 10 },
  });
  expect(answer.status()).toBe(200);
  await page.getByRole('radio', { name: t('checkout.method.KLARNA') }).check();
  await page.getByRole('button', { name: t('checkout.toSummary') }).click();
  await page.getByRole('main').getByText(t('error.PAY400')).first().waitFor();
  await atStep(page, 'en-us', 'billing');
});

test('a billing step restored from the browser’s cache is reloaded', async () => {
  const { page } = await journey.visit('/en-us');
  await toBilling(page, american);
  const loaded = page.waitForEvent('load');
  await page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await loaded;
  await atStep(page, 'en-us', 'billing');
});

test('a refusal shows the message of the shop, and cancelling leads back to the billing step without one [C8.157, C8.162]', async () => {
  const { page } = await journey.visit('/en-us');
  await toBilling(page, american);
  await chooseMethod(page, 'en-us', 'KLARNA');
  await page.locator('button[value=cancel]').first().click();
  await atStep(page, 'en-us', 'billing');
  expect(await page.getByText(t('error.PAY400')).count()).toBe(0);
  await chooseMethod(page, 'en-us', 'KLARNA');
  await page.locator('button[value=refuse]').first().click();
  await atStep(page, 'en-us', 'billing');
  await page.getByText(t('error.PAY400')).first().waitFor();
});
