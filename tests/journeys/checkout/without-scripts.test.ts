import { openJourney } from '@eyelet/testing/journey.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { american } from './addresses.ts';
import { addToCart, atStep, cards, codeIn, deckShoe, enterCard, fillShipping, placeButton, wordsOf } from './steps.ts';

const journey = openJourney();
const t = wordsOf('en-us');

async function toSummary(page: Page, card: string): Promise<void> {
  await addToCart(page, 'en-us');
  await page.getByRole('heading', { level: 1, name: t('cart.title') }).waitFor();
  await page
    .getByRole('link', { name: t('cart.checkout') })
    .first()
    .click();
  await page.getByRole('button', { name: t('checkout.toBilling') }).click();
  await page.getByRole('alert').getByText(t('validation.required')).first().waitFor();
  await fillShipping(page, american);
  await page.getByRole('button', { name: t('checkout.toBilling') }).click();
  await page.waitForURL(/step=billing/);
  // The card fields are on a page of their own with their own button, so no other form can lose the card.
  expect(await page.locator('iframe').isVisible()).toBe(false);
  await page.getByRole('button', { name: t('checkout.toSummary') }).click();
  await page.waitForURL(/card=enter/);
  await enterCard(page, 'en-us', card);
  await expect.poll(() => page.getByRole('main').getByRole('button').count()).toBe(0);
  await page.frameLocator('iframe').getByRole('button').click();
  await page.waitForURL(/step=summary/);
}

const visit = () => journey.visit(`/en-us/p/deck-shoe-${deckShoe}`, { javaScriptEnabled: false });

test('a guest buys with scripts switched off', async () => {
  const { page } = await visit();
  await toSummary(page, cards.good);
  await placeButton(page, 'en-us').click();
  await page.waitForURL(/order-confirmation\?order=/);
  await page.getByRole('heading', { level: 1, name: t('order.confirmation.title', { name: 'Ada' }) }).waitFor();
});

test('a challenge runs on a page of its own and redirects back', async () => {
  const { page } = await visit();
  await toSummary(page, cards.challenged);
  await placeButton(page, 'en-us').click();
  await page.locator('#code').fill(await codeIn(page));
  await page.locator('button[value=confirm]').click();
  await page.waitForURL(/order-confirmation\?order=/);
});

test('a failed challenge leads to the billing step, where the items can be restored [C4.09, C4.11]', async () => {
  const { page } = await visit();
  await toSummary(page, cards.challenged);
  await placeButton(page, 'en-us').click();
  await page.locator('button[value=cancel]').click();
  await page.waitForURL(/step=billing&failed=/);
  await page.getByText(t('error.PAY400.authentication')).waitFor();
  await page.getByRole('button', { name: t('checkout.restore.action') }).click();
  await atStep(page, 'en-us', 'billing');
});

test('a refused form keeps the typed values', async () => {
  const { page } = await visit();
  await addToCart(page, 'en-us');
  await page
    .getByRole('link', { name: t('cart.checkout') })
    .first()
    .click();
  await fillShipping(page, { ...american, postalCode: 'nowhere' });
  await page.getByRole('button', { name: t('checkout.toBilling') }).click();
  await page.getByRole('alert').waitFor();
  expect(await page.locator('#shipping-city').inputValue()).toBe(american.city);
  expect(await page.locator('#shipping-postalCode').inputValue()).toBe('nowhere');
  expect(await page.locator('#shipping-province').inputValue()).toBe('CA');
});

test('buttons change quantities and remove lines [C7.33, C7.31]', async () => {
  const { page } = await visit();
  await addToCart(page, 'en-us');
  await page.getByRole('button', { name: t('cart.increase') }).click();
  await page.getByText(t('cart.items', { n: 2 })).waitFor();
  await page.getByRole('button', { name: /^Remove/ }).click();
  await page.getByText(t('cart.empty.title')).waitFor();
});
