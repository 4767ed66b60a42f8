import { catalogueLabels } from '@eyelet/messages/catalogue/labels.ts';
import { openJourney, widths } from '@eyelet/testing/journey.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { patient, ready, wordsOf } from '../checkout/steps.ts';
import { visitBeforeScripts } from '../shell/before-scripts.ts';

const journey = openJourney();

const listings = {
  'en-us': ['/en-us/c/women-2000', '/en-us/search?q=boot'],
  'de-de': ['/de-de/c/damen-2000', '/de-de/search?q=stiefel'],
} as const;

const phones = [widths.phone, widths.tablet].flatMap((width) =>
  (['en-us', 'de-de'] as const).flatMap((locale) => listings[locale].map((path) => ({ width, locale, path }))),
);

/** The number of products that the listing shows. */
async function countOn(page: Page): Promise<number> {
  const text = await page
    .getByRole('main')
    .getByText(/^\d+ (products?|Produkte?)$/)
    .first()
    .textContent();
  return Number.parseInt(text ?? '', 10);
}

test.for(phones)('filters respond to taps at $width px on $path', async ({ width, locale, path }) => {
  const t = wordsOf(locale);
  const touch = { viewport: { width, height: 844 }, hasTouch: true, isMobile: true };
  const { page } = await journey.visit(path, touch);
  await ready(page);
  const before = await countOn(page);
  await page.getByText(t('catalogue.filters'), { exact: true }).tap();
  const drawer = page.getByRole('dialog', { name: t('catalogue.filters') });
  await drawer.getByText(catalogueLabels(locale === 'en-us' ? 'en-US' : 'de').facets.colour, { exact: true }).tap();
  const row = drawer.locator('label').filter({ visible: true }).first();
  await row.tap();
  await expect.poll(() => new URL(page.url()).searchParams.getAll('colour').length, patient).toBe(1);
  expect(new URL(page.url()).pathname).toBe(new URL(path, page.url()).pathname);
  expect(new URL(page.url()).searchParams.get('q')).toBe(new URL(path, page.url()).searchParams.get('q'));
  const fewer = drawer.getByRole('button', { name: /^\D*\d+/ });
  await expect
    .poll(async () => Number(/\d+/.exec((await fewer.textContent()) ?? '')?.[0]), patient)
    .toBeLessThan(before);
  await fewer.tap();
  await drawer.waitFor({ state: 'detached' });
  await expect.poll(() => countOn(page), patient).toBeLessThan(before);
  await page
    .getByRole('list', { name: t('catalogue.activeFilters') })
    .getByRole('link')
    .first()
    .tap();
  await expect.poll(() => countOn(page), patient).toBe(before);
});

test('without scripts a phone opens the filters, ticks one and gets fewer products', async () => {
  const { page } = await journey.visit('/en-us/c/women-2000', {
    ...{ viewport: { width: widths.phone, height: 844 }, hasTouch: true, isMobile: true },
    javaScriptEnabled: false,
  });
  const t = wordsOf('en-us');
  const main = page.getByRole('main');
  const before = await countOn(page);
  await main.locator('summary', { hasText: t('catalogue.filters') }).tap();
  await main.locator('summary', { hasText: catalogueLabels('en-US').facets.colour }).tap();
  await main.locator('label').filter({ hasText: 'Blue', visible: true }).first().tap();
  await main.getByRole('button', { name: t('catalogue.applyFilters') }).tap();
  await page.waitForURL(/colour=blue/);
  expect(await countOn(page)).toBeLessThan(before);
});

test('clicking the label of a filter ticks it', async () => {
  const { page } = await journey.visit('/en-us/c/women-2000');
  await ready(page);
  await page.locator('summary', { hasText: 'Color' }).click();
  const row = page
    .locator('label')
    .filter({ visible: true, has: page.getByRole('checkbox') })
    .first();
  const box = await row.getByText(/^[A-Z]/).boundingBox();
  if (!box) throw new Error('the words of the filter are not to be seen');
  await page.mouse.click(box.x + 10, box.y + box.height / 2);
  await expect.poll(() => new URL(page.url()).searchParams.getAll('colour').length, patient).toBe(1);
  await page.getByRole('list', { name: wordsOf('en-us')('catalogue.activeFilters') }).waitFor();
});

test('a filter of the bar scrolls to the top of a shorter list and announces its count', async () => {
  const { page } = await journey.visit('/en-us/c/women-2000');
  await ready(page);
  const t = wordsOf('en-us');
  const before = await countOn(page);
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight * 0.7));
  await page.locator('summary', { hasText: 'Color' }).click();
  await page.getByRole('checkbox', { name: /^White/ }).check();
  const status = page.getByRole('status').filter({ hasText: /\d+ products?/ });
  await expect.poll(async () => Number.parseInt((await status.textContent()) ?? '', 10), patient).toBeLessThan(before);
  await page.getByRole('list', { name: t('catalogue.activeFilters') }).waitFor();
  const first = page.getByRole('main').getByRole('article').first();
  await expect.poll(async () => (await first.boundingBox())?.y ?? -1, patient).toBeGreaterThan(0);
  expect((await first.boundingBox())?.y).toBeLessThan(900);
});

test('filters and sorting chosen before scripts have loaded are applied afterwards', async () => {
  const { page, comeScripts } = await visitBeforeScripts(journey, '/en-us/c/women-2000');
  await page.locator('summary', { hasText: 'Color' }).click();
  await page.getByRole('checkbox', { name: /^White/ }).check();
  await page.locator('select[name=sort]').selectOption('price-asc');
  expect(new URL(page.url()).search).toBe('');
  comeScripts();
  await expect.poll(() => new URL(page.url()).search, patient).toBe('?colour=white&sort=price-asc');
  await page.getByRole('list', { name: wordsOf('en-us')('catalogue.activeFilters') }).waitFor();
});

test('a heart and the quick shop pressed before scripts have loaded respond afterwards', async () => {
  const t = wordsOf('en-us');
  const early = await visitBeforeScripts(journey, '/en-us/c/women-2000');
  const hearts = early.page.getByRole('main').getByRole('button', { name: /^Favorite: / });
  await hearts.first().click();
  expect(await hearts.first().getAttribute('aria-pressed')).toBe('false');
  early.comeScripts();
  await expect.poll(() => hearts.first().getAttribute('aria-pressed'), patient).toBe('true');
  const link = early.page.getByRole('banner').getByRole('link', { name: t('shop.header.favoritesCount', { n: 1 }) });
  await link.waitFor();

  const other = await visitBeforeScripts(journey, '/en-us/c/women-2000');
  await other.page
    .getByRole('button', { name: /^Quick shop: / })
    .first()
    .click();
  other.comeScripts();
  await other.page
    .getByRole('dialog')
    .getByRole('group', { name: t('product.chooseSize') })
    .waitFor();
});

test('a button pressed while the page itself is still coming responds afterwards', async () => {
  const { page, context } = await journey.visit('about:blank', { firstTime: true });
  const network = await context.newCDPSession(page);
  const bound = (downloadThroughput: number) =>
    network.send('Network.emulateNetworkConditions', {
      ...{ offline: false, latency: 0, downloadThroughput, uploadThroughput: -1 },
    });
  await network.send('Network.enable');
  await bound(6_000);
  await page.goto('/en-us/c/women-2000', { waitUntil: 'commit' });
  await page
    .getByRole('button', { name: /^Quick shop: / })
    .first()
    .click();
  expect(await page.evaluate(() => document.readyState)).toBe('loading');
  await bound(-1);
  await page
    .getByRole('dialog')
    .getByRole('group', { name: wordsOf('en-us')('product.chooseSize') })
    .waitFor();
});

test('filters without results in a search can be removed again', async () => {
  const { page } = await journey.visit('/en-us/search?q=boot&colour=pink');
  await ready(page);
  const chips = page.getByRole('list', { name: wordsOf('en-us')('catalogue.activeFilters') });
  await chips.getByRole('link').first().click();
  await page.getByRole('main').getByRole('article').first().waitFor();
});

test.each([widths.phone, widths.desktop])(
  'what has the focus is never under the bar of filters at %i px',
  async (width) => {
    const { page } = await journey.visit('/en-us/c/women-2000', { viewport: { width, height: 844 } });
    await ready(page);
    const bar = page.getByRole('combobox', { name: wordsOf('en-us')('catalogue.sortBy') });
    await bar.focus();
    /** Whether the middle of what has the focus is covered by something else. */
    const isCovered = () =>
      page.evaluate(() => {
        const focused = document.activeElement as Element;
        const { x, y, width: wide, height } = focused.getBoundingClientRect();
        const found = document.elementFromPoint(x + wide / 2, y + height / 2);
        return !found || !(focused.contains(found) || found.contains(focused));
      });
    const covered: boolean[] = [];
    for (const key of [...Array(50).fill('Tab'), ...Array(40).fill('Shift+Tab')] as const) {
      await page.keyboard.press(key);
      covered.push(await isCovered());
    }
    expect(covered).toEqual(Array(90).fill(false));
  },
);
