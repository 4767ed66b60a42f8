import { expectAccessible } from '@eyelet/testing/accessibility.ts';
import { openJourney } from '@eyelet/testing/journey.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { buy } from '../checkout/steps.ts';
import { wordsOf } from './steps.ts';

const journey = openJourney();

/** Makes token calls answer as behind a CDN that has found the visitor in a country. */
async function findIn(page: Page, country: string): Promise<void> {
  await page.route('**/token/v2/auth/token', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), country } });
  });
}

const dialogOf = (page: Page, locale: string, country: string) =>
  page.getByRole('dialog', { name: wordsOf(locale)('stores.location.title', { country }) });

test('a visitor from another country is offered the market of that country [C2.57]', async () => {
  const { page } = await journey.visit('about:blank');
  await findIn(page, 'DE');
  await page.goto(`${journey.origin()}/en-us/about`);
  const t = wordsOf('en-us');
  const dialog = dialogOf(page, 'en-us', 'Germany');
  await dialog.waitFor();
  await expectAccessible(page, 'location dialog');
  await dialog
    .getByRole('link', { name: t('stores.location.switch', { country: 'Germany', language: 'Deutsch' }) })
    .click();
  await page.waitForURL('**/de-de/about');
  await page.getByRole('heading', { level: 1, name: 'Über Skerry' }).waitFor();
});

test('staying is remembered: the dialog opens once [C2.57]', async () => {
  const { page } = await journey.visit('about:blank');
  await findIn(page, 'CA');
  await page.goto(`${journey.origin()}/fr-fr`);
  const t = wordsOf('fr-fr');
  const dialog = dialogOf(page, 'fr-fr', 'Canada');
  await dialog.getByRole('link', { name: /Canada, Français/ }).waitFor();
  await dialog.getByRole('link', { name: /Canada, English/ }).waitFor();
  await dialog
    .getByRole('button', { name: t('stores.location.stay', { current: 'France', language: 'Français' }) })
    .press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await page.goto('/fr-fr/store-locator', { waitUntil: 'networkidle' });
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  expect(await page.evaluate(() => document.cookie)).toContain('eyelet_locale=fr-fr');
});

test('the dialog does not open in a market that delivers to the visitor, nor during checkout', async () => {
  const { page } = await journey.visit('/en-us');
  await buy(page, 'en-us');
  await findIn(page, 'AT');
  for (const path of ['/de-de', '/en-us/cart', '/en-us/checkout']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    expect(new URL(page.url()).pathname).toBe(path);
    expect(await page.getByRole('dialog').count(), path).toBe(0);
  }
  expect(await page.evaluate(() => document.cookie)).not.toContain('eyelet_locale');
  await page.goto('/en-us/about');
  await dialogOf(page, 'en-us', 'Austria').waitFor();
});
