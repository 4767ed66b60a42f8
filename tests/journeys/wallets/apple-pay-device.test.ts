import { openJourney } from '@eyelet/testing/journey.ts';
import { expect, test } from 'vitest';
import { patient, ready, wordsOf } from '../checkout/steps.ts';
import { buyWith, chooseShoe } from './steps.ts';

const journey = openJourney();

test.each([
  ['en-us', { countryCode: 'US', currencyCode: 'USD' }],
  ['de-de', { countryCode: 'DE', currencyCode: 'EUR' }],
] as const)(
  'in %s a device is asked for a session with country, currency and total, before any simulator [B1.20, B4.5.01]',
  async (locale, asked) => {
    const { page } = await journey.visit('about:blank');
    await page.addInitScript(() => {
      class Device {
        static readonly STATUS_SUCCESS = 0;
        static readonly STATUS_FAILURE = 1;
        static canMakePayments = () => true;
        constructor(_version: number, request: object) {
          document.documentElement.dataset.asked = JSON.stringify(request);
        }
        begin() {
          document.documentElement.dataset.begun = 'true';
        }
      }
      Object.assign(window, { ApplePaySession: Device });
    });
    await page.goto(journey.origin());
    await chooseShoe(page, locale);
    await buyWith(page, locale, 'Apple Pay');
    const html = page.locator('html');
    await expect.poll(() => html.getAttribute('data-begun'), patient).toBe('true');
    expect(JSON.parse((await html.getAttribute('data-asked')) ?? '{}')).toMatchObject({
      ...asked,
      total: { label: 'Skerry', amount: expect.stringMatching(/^[1-9]\d*\.\d\d$/) },
    });
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  },
);

test('without a device and without the simulator, Apple Pay is not offered [B1.20]', async () => {
  const t = wordsOf('en-us');
  const { page } = await journey.visit('about:blank');
  // The same pages of a shop that has the simulator switched off; the product is rendered in the browser.
  await page.route('**/en-us/**', async (route) => {
    const response = await route.fetch();
    const { 'content-security-policy': _, ...headers } = response.headers();
    await route.fulfill({ headers, body: (await response.text()).replaceAll('apple-pay-simulator', 'interests') });
  });
  await page.goto(`${journey.origin()}/en-us/search?q=deck+shoe`);
  await ready(page);
  const main = page.getByRole('main');
  await main.getByRole('link', { name: /Tern/ }).first().click();
  await page.waitForURL(/\/p\//);
  await main.getByRole('button', { name: t('product.buyWith', { wallet: 'PayPal' }) }).waitFor();
  await expect
    .poll(() => main.getByRole('button', { name: t('product.buyWith', { wallet: 'Apple Pay' }) }).count())
    .toBe(0);
});
