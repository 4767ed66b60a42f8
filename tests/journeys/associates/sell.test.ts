import { openJourney, shopOrigin } from '@eyelet/testing/journey.ts';
import { beforeEach, expect, test } from 'vitest';
import { american } from '../checkout/addresses.ts';
import { buy, cards, continueToPayment, fillShipping, payWith, placeButton } from '../checkout/steps.ts';
import { clearTill, openTill, ready, storeBar, wordsOf } from './steps.ts';

const journey = openJourney();
const t = wordsOf('en-us');

// The associate's cart may contain items of other journeys that wait for an approval.
beforeEach(() => clearTill(shopOrigin()));

test('an associate signs in, buys for a customer with nothing of their own, and the order holds store and employee [C1.32, C3.39]', async () => {
  const { page } = await journey.visit('/en-us');
  await openTill(page, 'en-us');
  const cart = await buy(page, 'en-us');
  await cart.getByRole('link', { name: t('cart.checkout') }).click();
  await storeBar(page, 'en-us').waitFor();
  // The address is that of the customer: neither that of the associate nor their card is filled in.
  await fillShipping(page, american);
  await expect.poll(() => page.getByRole('checkbox', { name: t('checkout.saveAddress') }).count()).toBe(0);
  await continueToPayment(page, 'en-us');
  await expect.poll(() => page.getByRole('checkbox', { name: t('checkout.saveCard') }).count()).toBe(0);
  await payWith(page, 'en-us', cards.good);
  const answered = page.waitForResponse(
    (response) => response.url().includes('/cart/v2/checkout/order') && response.request().method() === 'PUT',
  );
  await placeButton(page, 'en-us').click();
  const { inStoreSalesInfo, orderNumber } = await (await answered).json();
  expect(inStoreSalesInfo).toEqual({ storeId: 'US-BOS', storeEmployeeId: expect.stringMatching(/./) });
  await page.waitForURL(`${shopOrigin()}/en-us/order-confirmation?order=${orderNumber}`);
  await ready(page);
  await storeBar(page, 'en-us').waitFor();
});

test('a store session has no express payment, neither in quick shop nor on the product page nor in the cart [B4.4.17]', async () => {
  const { page } = await journey.visit('/en-us');
  const payPal = page.getByRole('button', { name: t('product.buyWith', { wallet: 'PayPal' }) });
  await buy(page, 'en-us');
  await payPal.first().waitFor();
  await openTill(page, 'en-us');
  await page.goto('/en-us/c/shoes-1000');
  await ready(page);
  await storeBar(page, 'en-us').waitFor();
  await page
    .getByRole('main')
    .getByRole('button', { name: t('product.quickShop', { name: '' }).trim() })
    .first()
    .click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('product.addToCart') })
    .waitFor();
  expect(await payPal.count()).toBe(0);
  await buy(page, 'en-us');
  await storeBar(page, 'en-us').waitFor();
  await payPal.first().waitFor({ state: 'detached' });
  await page.goto('/en-us/cart');
  await storeBar(page, 'en-us').waitFor();
  await page
    .getByRole('link', { name: t('cart.checkout') })
    .first()
    .waitFor();
  expect(await payPal.count()).toBe(0);
});
