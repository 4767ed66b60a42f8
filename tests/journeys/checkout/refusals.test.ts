import { restock, sellOut, stockAt } from '@eyelet/testing/demo-stock.ts';
import { openJourney } from '@eyelet/testing/journey.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { american, homes } from './addresses.ts';
import { cartNear, confirmation, deliverBy, fillBilling, fillPickup, knownCart, untilWays } from './delivery-steps.ts';
import {
  atStep,
  buy,
  cardFields,
  cards,
  continueToPayment,
  enterCard,
  fillShipping,
  goToSummary,
  patient,
  payWith,
  placeButton,
  ready,
  refuse,
  wordsOf,
} from './steps.ts';

const journey = openJourney();
const t = wordsOf('en-us');
const british = homes.find(({ locale }) => locale === 'en-gb') ?? american;

async function toShipping(page: Page, locale: string): Promise<void> {
  const dialog = await buy(page, locale);
  await dialog.getByRole('link', { name: wordsOf(locale)('cart.checkout') }).click();
  await atStep(page, locale, 'shipping');
}

/** The shop's answer when it refuses. */
const refusal = (status: number, errorId: string) => ({
  status,
  json: { appId: 'eyelet', correlationId: 'x', errorDetails: [{ errorId, message: 'x' }] },
});

test('a PO box is reported in the shipping step [C8.145]', async () => {
  const { page } = await journey.visit('/en-us');
  await toShipping(page, 'en-us');
  await fillShipping(page, { ...american, addressLine1: 'PO Box 12' });
  await page.getByRole('button', { name: t('checkout.toBilling') }).click();
  await page.getByRole('alert').waitFor();
  expect(await page.locator('#shipping-addressLine1-error').textContent()).toMatch(/PO box/i);
  await atStep(page, 'en-us', 'shipping');
});

test('an undeliverable place is reported in the banner [C8.137]', async () => {
  const { page } = await journey.visit('/en-gb');
  await toShipping(page, 'en-gb');
  await fillShipping(page, { ...british, city: 'Saint Helier', postalCode: 'JE2 3AB' });
  await page.getByRole('button', { name: t('checkout.toBilling') }).click();
  await page.getByRole('alert').getByText(wordsOf('en-gb')('error.PAY401')).waitFor();
  await atStep(page, 'en-gb', 'shipping');
});

test('sold-out items are reported in the banner, without a toast [C8.146]', async () => {
  const { page } = await journey.visit('/en-us');
  await goToSummary(page, american);
  await refuse(page, 'checkout.placeOrder', 'INV409');
  await placeButton(page, 'en-us').click();
  await page.getByRole('alert').getByText(t('error.INV409')).waitFor();
  expect(await page.locator('[data-toast]').count()).toBe(0);
});

test('an order that fails for a reason that no step can correct shows a message, and can be placed again', async () => {
  const { page } = await journey.visit('/en-us');
  await goToSummary(page, american);
  await page.route('**/cart/v2/checkout/order', (route) => route.fulfill(refusal(500, 'GEN500')), { times: 1 });
  await placeButton(page, 'en-us').click();
  await page.getByRole('alert').getByText(t('error.GEN500')).waitFor();
  await atStep(page, 'en-us', 'summary');
  await placeButton(page, 'en-us').click();
  await confirmation(page, 'en-us');
});

test('a lost connection is reported at the summary, and the order can be placed again', async () => {
  const { page } = await journey.visit('/en-us');
  await goToSummary(page, american);
  await page.route('**/cart/v2/checkout/order', (route) => route.abort(), { times: 1 });
  await placeButton(page, 'en-us').click();
  await page.getByRole('alert').getByText(t('checkout.disconnected')).waitFor();
  await placeButton(page, 'en-us').click();
  await confirmation(page, 'en-us');
});

test('an unknown customer who orders loses the cart and gets a message [C4.17, C4.18, C8.127]', async () => {
  const { page } = await journey.visit('/en-us');
  await goToSummary(page, american);
  await page.route('**/cart/v2/checkout/order', (route) => route.fulfill(refusal(409, 'AUT498')));
  await placeButton(page, 'en-us').click();
  await page.locator('[data-toast=error]').getByText(t('error.AUT498')).waitFor();
  await page.getByRole('link', { name: t('shop.header.cartCount', { n: 0 }) }).waitFor();
});

test('a card that the fraud check refuses shows a message, and nothing is ordered [C8.136]', async () => {
  const { page } = await journey.visit('/en-us');
  await goToSummary(page, american, '4100 0000 0000 0019');
  await placeButton(page, 'en-us').click();
  await page.getByRole('alert').getByText(t('error.PYT402')).waitFor();
  await page.getByRole('link', { name: t('shop.header.cartCount', { n: 1 }) }).waitFor();
});

test('a past or invalid expiry date is reported at its field [C8.84, C8.142]', async () => {
  const { page } = await journey.visit('/en-us');
  await toShipping(page, 'en-us');
  await fillShipping(page, american);
  await continueToPayment(page, 'en-us');
  const fields = cardFields(page, 'en-us');
  for (const expiry of ['01/20', '99/99']) {
    await enterCard(page, 'en-us', cards.good);
    await fields.locator('#expiry').fill(expiry);
    await page.getByRole('button', { name: t('checkout.toSummary') }).click();
    const field = fields.locator('#expiry');
    await expect.poll(() => field.getAttribute('aria-invalid'), patient).toBe('true');
    const described = (await field.getAttribute('aria-describedby'))?.split(' ').at(-1) ?? '';
    await fields.locator(`#${described}`).getByText(t('error.FE309')).waitFor();
  }
  expect(new URL(page.url()).searchParams.get('step')).toBe('billing');
});

test('after a refusal for a missing item the cart is read again, and the summary stays when nothing else has changed [C8.147]', async () => {
  const { page } = await journey.visit('/en-us');
  await goToSummary(page, american);
  await refuse(page, 'checkout.placeOrder', 'ORD430');
  const read = page.waitForRequest((request) => /\/cart\/v1\/cart\/[\w-]+\?.*isPatchRequired/.test(request.url()));
  await placeButton(page, 'en-us').click();
  await read;
  await page.getByRole('alert').getByText(t('error.ORD430')).waitFor();
  await atStep(page, 'en-us', 'summary');
});

test('a pickup that the store has since sold interrupts the order with an error and leads back to shipping [C4.21, C4.26, C8.147]', async () => {
  const { page } = await journey.visit('/en-us');
  await cartNear(page, 'en-us', 'US-BOS');
  await deliverBy(page, 'en-us', 'pickup');
  await untilWays(page, ['pickup@US-BOS']);
  await page.goto('/en-us/checkout');
  await ready(page);
  await fillPickup(page, 'en-us');
  await fillBilling(page, american);
  await payWith(page, 'en-us', cards.good);
  await atStep(page, 'en-us', 'summary');
  const upc = (await knownCart(page)).items[0]?.upc ?? '';
  await stockAt(journey.origin(), upc, 'US-BOS', 0);
  try {
    await placeButton(page, 'en-us').click();
    await page.locator('[data-toast=error]').getByText(t('flash.PickupToStsTransition')).waitFor();
    await atStep(page, 'en-us', 'shipping');
    await page.getByRole('main').getByText(t('delivery.reason.out-of-stock-at-store')).waitFor();
  } finally {
    await stockAt(journey.origin(), upc, 'US-BOS', 6);
  }
});

test('an order whose items have all sold out leads to the cart, which says so', async () => {
  const { page } = await journey.visit('/en-us');
  await goToSummary(page, american);
  const upc = (await knownCart(page)).items[0]?.upc ?? '';
  await sellOut(journey.origin(), upc);
  try {
    await placeButton(page, 'en-us').click();
    await page.waitForURL(/\/en-us\/cart$/);
    await page.getByText(t('delivery.nothingLeft')).waitFor();
  } finally {
    await restock(journey.origin(), upc);
  }
});
