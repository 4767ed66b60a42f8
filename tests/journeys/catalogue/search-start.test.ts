import { openJourney, widths } from '@eyelet/testing/journey.ts';
import { expect, test } from 'vitest';
import { patient, ready, wordsOf } from '../checkout/steps.ts';

const journey = openJourney();
const t = wordsOf('en-us');

test('on a phone the search page focuses its field', async () => {
  const touch = { viewport: { width: widths.phone, height: 844 }, hasTouch: true, isMobile: true };
  const { page } = await journey.visit('/en-us', touch);
  await ready(page);
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('shop.header.search') })
    .tap();
  await page.waitForURL('**/en-us/search');
  const field = page.getByRole('main').getByRole('combobox', { name: t('shop.search.label') });
  await expect.poll(() => field.evaluate((element) => element === document.activeElement), patient).toBe(true);
});

test.each(['/en-us/search', '/en-us/search?q=zzzzqqq'])('%s offers products, categories and help', async (path) => {
  const { page } = await journey.visit(path);
  const main = page.getByRole('main');
  await main
    .getByRole('list', { name: t('catalogue.searchOffers') })
    .getByRole('article')
    .first()
    .waitFor();
  await main
    .getByRole('navigation', { name: t('shop.search.categories') })
    .getByRole('link', { name: 'Women' })
    .waitFor();
  await main.getByRole('navigation', { name: 'Help' }).getByRole('link', { name: 'Returns' }).waitFor();
});

test('searching a product number opens its product, a word of the same form shows results [C9.13]', async () => {
  const { page } = await journey.visit('/en-us/search?q=Article%20number%3A%20sktern01fom');
  expect(new URL(page.url()).pathname).toMatch(/^\/en-us\/p\/.*-SKTERN01FOM$/);
  await page.goto('/en-us/search?q=x-SKTERN0');
  expect(new URL(page.url()).pathname).toBe('/en-us/search');
  await page.goto('/en-us/search?q=waterproof');
  await page.getByRole('main').getByRole('article').first().waitFor();
});
