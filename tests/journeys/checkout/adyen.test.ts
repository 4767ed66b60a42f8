import { type AdyenServer, adyenSecrets, startAdyenServer } from '@eyelet/testing/adyen-server.ts';
import { expectNoComplaints, openJourney } from '@eyelet/testing/journey.ts';
import { type ShopProcess, startShopProcess } from '@eyelet/testing/shop-process.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { american } from './addresses.ts';
import {
  atStep,
  buy,
  cardFields,
  challengeFrame,
  continueToPayment,
  fillShipping,
  placeButton,
  wordsOf,
} from './steps.ts';

const journey = openJourney();
const t = wordsOf('en-us');
let adyen: AdyenServer;
let shop: ShopProcess;

beforeAll(async () => {
  adyen = await startAdyenServer();
  const { settings, origin } = adyen;
  shop = await startShopProcess({
    PAYMENTS: 'adyen',
    ADYEN_API_KEY: adyenSecrets.apiKey,
    ADYEN_HMAC_KEY: adyenSecrets.hmacKey,
    ADYEN_WEBHOOK_PASSWORD: adyenSecrets.webhookPassword,
    ADYEN_MERCHANT_ACCOUNT: settings.merchantAccount,
    ADYEN_CLIENT_KEY: settings.clientKey,
    ADYEN_ENVIRONMENT: settings.environment,
    ADYEN_ENDPOINT: origin,
    ADYEN_SCRIPT: settings.script.src,
    ADYEN_SCRIPT_INTEGRITY: settings.script.integrity,
    ADYEN_STYLE: settings.style.src,
    ADYEN_STYLE_INTEGRITY: settings.style.integrity,
  });
});
afterAll(async () => {
  await shop?.stop();
  await adyen?.close();
});

const visit = () => journey.visit(`${shop.origin}/en-us`, { baseURL: shop.origin });

/** Goes from an empty browser to the billing step. */
async function toPayment(page: Page): Promise<void> {
  const dialog = await buy(page, 'en-us');
  await dialog.getByRole('link', { name: t('cart.checkout') }).click();
  await fillShipping(page, american);
  await continueToPayment(page, 'en-us');
  await atStep(page, 'en-us', 'billing');
}

async function toSummary(page: Page, card: string): Promise<void> {
  await toPayment(page);
  await cardFields(page, 'en-us').getByLabel('Card number').fill(card);
  await page.getByRole('button', { name: t('checkout.toSummary') }).click();
  await atStep(page, 'en-us', 'summary');
}

test('a shopper pays in the fields of Adyen’s script, which is loaded with its known hash [B7.38]', async () => {
  const visitor = await visit();
  const { page } = visitor;
  await toSummary(page, 'approve');
  await placeButton(page, 'en-us').click();
  await page.waitForURL(/order-confirmation\?order=/);
  await page.getByText(t('order.state.confirmed'), { exact: true }).waitFor();
  expectNoComplaints(visitor);
});

test('a bank’s challenge runs in the frame, and its result comes from Adyen', async () => {
  const visitor = await visit();
  const { page } = visitor;
  await toSummary(page, 'challenge');
  await placeButton(page, 'en-us').click();
  await challengeFrame(page).getByRole('button', { name: 'Confirm at the bank' }).click();
  await page.waitForURL(/order-confirmation\?order=/);
  await page.getByText(t('order.state.confirmed'), { exact: true }).waitFor();
  expectNoComplaints(visitor);
});

test('a script with another hash is blocked, with a message [B7.38]', async () => {
  const { page, complaints } = await visit();
  adyen.tamper(true);
  try {
    await toPayment(page);
    const fields = cardFields(page, 'en-us');
    await fields.getByText(t('approval.fieldsMissing')).waitFor();
    const script = fields.locator('script[src$="adyen.js"]');
    expect(await script.getAttribute('integrity')).toBe(adyen.settings.script.integrity);
    expect(await script.getAttribute('crossorigin')).toBe('anonymous');
    expect(await fields.locator('html').getAttribute('data-stolen')).toBeNull();
    expect(await fields.getByLabel('Card number').count()).toBe(0);
    expect(complaints.join('\n')).toContain('integrity');
  } finally {
    adyen.tamper(false);
  }
});
