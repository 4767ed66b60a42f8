import { expectNoComplaints, openJourney } from '@eyelet/testing/journey.ts';
import { expect, test } from 'vitest';
import { patient, ready, rowsOf, searchFor, wordsOf } from './steps.ts';

const journey = openJourney();

test.each([
  ['en-us', 'Boston', 'Skerry Boston', / mi$/],
  ['de-de', 'Hamburg', 'Skerry Hamburg', / km$/],
])('%s: a town lists the stores around it, the nearest first [C1.27, C2.22]', async (locale, town, store, unit) => {
  const visitor = await journey.visit(`/${locale}/store-locator`);
  const { page } = visitor;
  const t = wordsOf(locale);
  await ready(page);
  await page.getByRole('heading', { level: 1, name: t('stores.locator.title') }).waitFor();
  await searchFor(page, locale, town);
  await page.waitForURL(`**/${locale}/store-locator?*q=${town}*`);
  const first = rowsOf(page).first();
  await first.getByRole('heading', { name: store }).waitFor();
  await first.getByText(unit).waitFor();
  expectNoComplaints(visitor);
});

test('a store is found by its name and by a postal code, and links to its page', async () => {
  const { page } = await journey.visit('/en-us/store-locator');
  await ready(page);
  await searchFor(page, 'en-us', 'Skerry Seattle');
  await rowsOf(page).first().getByRole('heading', { name: 'Skerry Seattle' }).waitFor();
  await searchFor(page, 'en-us', '02110');
  await rowsOf(page).first().getByRole('heading', { name: 'Skerry Boston' }).waitFor();
  await rowsOf(page).first().getByRole('link', { name: 'Skerry Boston' }).click();
  await page.getByRole('heading', { level: 1, name: 'Skerry Boston' }).waitFor();
});

test('the locator works without scripts too [C1.27]', async () => {
  const { page } = await journey.visit('/de-de/store-locator', { javaScriptEnabled: false });
  const t = wordsOf('de-de');
  await searchFor(page, 'de-de', 'Kiel');
  await rowsOf(page).first().getByRole('heading', { name: 'Skerry Kiel' }).waitFor();
  await page.getByRole('checkbox', { name: t('stores.filter.pickup') }).check();
  await page
    .getByRole('main')
    .getByRole('button', { name: t('stores.search.submit'), exact: true })
    .click();
  await page.waitForURL(/service=pickup/);
  await rowsOf(page).first().getByRole('heading', { name: 'Skerry Kiel' }).waitFor();
});

test('the position is requested only on a press, and is rounded in the URL', async () => {
  const { page, context } = await journey.visit('about:blank', {
    geolocation: { latitude: 47.605555, longitude: -122.333333 },
    permissions: ['geolocation'],
  });
  await context.addInitScript(() => {
    const { geolocation } = navigator;
    const ask = geolocation.getCurrentPosition.bind(geolocation);
    geolocation.getCurrentPosition = (...args) => {
      document.documentElement.dataset.asked = 'true';
      ask(...args);
    };
  });
  const t = wordsOf('en-us');
  await page.goto(`${journey.origin()}/en-us/store-locator`);
  await ready(page);
  expect(await page.locator('html').getAttribute('data-asked')).toBeNull();
  await page.getByRole('button', { name: t('stores.search.position') }).click();
  await page.waitForURL(/lat=47.61&lng=-122.33/);
  await rowsOf(page).first().getByRole('heading', { name: 'Skerry Seattle' }).waitFor();
  await page.getByRole('heading', { level: 2, name: t('stores.results.nearYou', { n: 1 }) }).waitFor();
});

test('a refused position shows a message', async () => {
  const { page } = await journey.visit('/en-us/store-locator');
  const t = wordsOf('en-us');
  await ready(page);
  await page.getByRole('button', { name: t('stores.search.position') }).click();
  await page.getByText(t('stores.position.refused')).waitFor();
});

test('without results the locator offers links', async () => {
  const { page } = await journey.visit('/en-us/store-locator?q=Zzyzxville');
  const t = wordsOf('en-us');
  await page.getByRole('heading', { name: t('stores.none.unknown', { place: 'Zzyzxville' }) }).waitFor();
  await ready(page);
  await page.goto('/en-us/store-locator?q=Denver&radius=10');
  await ready(page);
  await page.getByRole('link', { name: t('stores.none.wider') }).click();
  await page.waitForURL(/radius=25/);
  await page.getByRole('link', { name: t('stores.none.all') }).click();
  await rowsOf(page).first().waitFor();
});

test('a server that does not answer is reported in place of the stores', async () => {
  const { page } = await journey.visit('/en-us/store-locator');
  const t = wordsOf('en-us');
  await ready(page);
  await page.route('**/store-locator.data*', (route) => route.abort());
  await searchFor(page, 'en-us', 'Boston');
  await page.getByRole('heading', { name: t('stores.failed.title') }).waitFor();
  await page.unroute('**/store-locator.data*');
  await page.getByRole('link', { name: t('stores.failed.retry') }).click();
  await rowsOf(page).first().getByRole('heading', { name: 'Skerry Boston' }).waitFor();
});

test('filters narrow the list at once and are in the URL', async () => {
  const { page } = await journey.visit('/en-us/store-locator');
  const t = wordsOf('en-us');
  await ready(page);
  await rowsOf(page).first().waitFor();
  await page.getByRole('checkbox', { name: t('stores.filter.sts') }).check();
  await page.waitForURL(/service=sts/);
  await expect
    .poll(async () => {
      const rows = await rowsOf(page).allTextContents();
      return rows.length > 0 && rows.every((row) => row.includes(t('stores.service.sts')));
    }, patient)
    .toBe(true);
  await page.getByRole('checkbox', { name: t('stores.filter.open') }).check();
  await page.waitForURL(/open=1/);
  await expect
    .poll(async () => {
      const rows = await rowsOf(page).allTextContents();
      return rows.every((row) => !row.includes(t('stores.open.closed')));
    }, patient)
    .toBe(true);
});

test('the map works by keyboard: a marker links to its store in the list', async () => {
  const { page } = await journey.visit('/en-us/store-locator?q=Boston');
  const t = wordsOf('en-us');
  await ready(page);
  const map = page.getByRole('region', { name: t('stores.map.label') });
  const marker = map.getByRole('link', { name: 'Skerry Boston' });
  await marker.focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.id), patient).toBe('store-US-BOS');
  await expect.poll(() => marker.getAttribute('aria-current'), patient).toBe('true');
});
