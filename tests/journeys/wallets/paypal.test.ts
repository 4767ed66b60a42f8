import { openJourney } from '@eyelet/testing/journey.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { homes } from '../checkout/addresses.ts';
import { knownCart } from '../checkout/delivery-steps.ts';
import { atStep, buy, continueToPayment, fillShipping, placeButton, ready, wordsOf } from '../checkout/steps.ts';
import { buyWith, chooseShoe, confirmed } from './steps.ts';

const journey = openJourney();
const t = wordsOf('en-us');

/** Approves in the window of the account. */
async function approve(popup: Page): Promise<void> {
  await popup.locator('button[value=approve]').first().click();
}

/** Chooses the address of an express approval, and waits until it can be approved. */
async function chooseAddress(popup: Page): Promise<void> {
  await popup.locator('button[value=shipping]').click();
  await popup.locator('button[value=approve]').first().waitFor();
}

test('the cart is bought with PayPal express [B1.15, B4.5.16]', async () => {
  const { page } = await journey.visit('/en-us');
  await buy(page, 'en-us');
  await page.goto('/en-us/cart');
  await ready(page);
  const opened = page.waitForEvent('popup');
  await buyWith(page, 'en-us', 'PayPal');
  const popup = await opened;
  await chooseAddress(popup);
  await approve(popup);
  await confirmed(page, 'en-us');
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

/** From an empty browser to the billing step of the home. */
async function toBilling(page: Page, locale: 'en-us' | 'de-de'): Promise<void> {
  const home = homes.find((one) => one.locale === locale);
  if (!home) throw new Error(`no address in ${locale}`);
  const dialog = await buy(page, locale);
  await dialog.getByRole('link', { name: wordsOf(locale)('cart.checkout') }).click();
  await fillShipping(page, home);
  await continueToPayment(page, locale);
  await atStep(page, locale, 'billing');
}

async function choose(page: Page, locale: string, method: 'PAYPAL' | 'KLARNA'): Promise<void> {
  await page.getByRole('radio', { name: wordsOf(locale)(`checkout.method.${method}`) }).check();
  await page.getByRole('button', { name: wordsOf(locale)('checkout.toSummary') }).click();
  await page.waitForURL(/sandbox-payments\/approvals/);
}

test.each([
  ['en-us', 'PAYPAL'],
  ['de-de', 'PAYPAL'],
  ['en-us', 'KLARNA'],
  ['de-de', 'KLARNA'],
] as const)(
  'in %s an order is paid with %s from the billing step [B1.17, B9.36, C3.30, C3.34, C8.162]',
  async (locale, method) => {
    const { page } = await journey.visit(`/${locale}`);
    await toBilling(page, locale);
    await choose(page, locale, method);
    await approve(page);
    await atStep(page, locale, 'summary');
    await page
      .getByRole('main')
      .getByText(wordsOf(locale)(`checkout.method.${method}`))
      .first()
      .waitFor();
    await placeButton(page, locale).click();
    await confirmed(page, locale);
  },
);

test('a total that cannot be paid later any more is told in the billing step [C8.135, C8.162]', async () => {
  const { page } = await journey.visit('/en-us');
  await toBilling(page, 'en-us');
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

test('who comes back to a billing step that the browser has kept gets it anew', async () => {
  const { page } = await journey.visit('/en-us');
  await toBilling(page, 'en-us');
  const loaded = page.waitForEvent('load');
  await page.evaluate(() => {
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  });
  await loaded;
  await atStep(page, 'en-us', 'billing');
});

test('a refusal is told with the shop’s words, and cancelling leads back to the billing step in silence [C8.157, C8.162]', async () => {
  const { page } = await journey.visit('/en-us');
  await toBilling(page, 'en-us');
  await choose(page, 'en-us', 'KLARNA');
  await page.locator('button[value=cancel]').first().click();
  await atStep(page, 'en-us', 'billing');
  expect(await page.getByText(t('error.PAY400')).count()).toBe(0);
  await choose(page, 'en-us', 'KLARNA');
  await page.locator('button[value=refuse]').first().click();
  await atStep(page, 'en-us', 'billing');
  await page.getByText(t('error.PAY400')).first().waitFor();
});
