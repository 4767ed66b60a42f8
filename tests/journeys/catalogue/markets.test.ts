import { markets } from '@eyelet/domain/markets/markets.ts';
import { openJourney } from '@eyelet/testing/journey.ts';
import { expect, test } from 'vitest';

const journey = openJourney();

test('the same path has the texts, prices and formats of each market [B1.01, C1.01]', async () => {
  const { page } = await journey.visit('/en-us/about');
  await page.getByRole('heading', { level: 1, name: 'About Skerry' }).waitFor();
  await page.locator('html[lang^=en]').waitFor({ state: 'attached' });
  await page.goto('/de-de/about');
  await page.getByRole('heading', { level: 1, name: 'Über Skerry' }).waitFor();
  await page.locator('html[lang^=de]').waitFor({ state: 'attached' });
  expect(await page.getByRole('complementary').first().textContent()).toContain('€');
});

const signs = { USD: '$', CAD: 'CAD', GBP: '£', EUR: '€' } as const;

test.each(markets.map(({ locale, tag, currency }) => [locale, tag, currency] as const))(
  'the home page of %s is in %s and mentions %s [C1.02]',
  async (locale, tag, currency) => {
    const answer = await fetch(`${journey.origin()}/${locale}`);
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(html).toContain(`<html lang="${tag}"`);
    expect(html.replace(/<(script|style)[\s\S]*?<\/\1>/g, '')).toContain(signs[currency]);
  },
);

test('the link to the checkout works [B2.13]', async () => {
  const response = await fetch(`${journey.origin()}/en-us/checkout`);
  expect(response.status).toBe(200);
});

test('a first visit to `/` redirects to the best locale, once [C1.02]', async () => {
  const visit = (headers: Record<string, string>) =>
    fetch(`${journey.origin()}/`, { redirect: 'manual', headers }).then((one) => one.headers.get('location'));
  expect(await visit({ 'accept-language': 'it-CH,it;q=0.9,en;q=0.5' })).toBe('/it-it');
  expect(await visit({ 'accept-language': 'fr-CA' })).toBe('/fr-ca');
  expect(await visit({ 'accept-language': 'xx' })).toBe('/en-us');
  expect(await visit({ 'accept-language': 'de', cookie: 'eyelet_locale=en-gb' })).toBe('/en-gb');
  const { page } = await journey.visit('/', { locale: 'de-DE' });
  expect(new URL(page.url()).pathname).toBe('/de-de');
});
