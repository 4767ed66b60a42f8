import { expectAccessible } from '@eyelet/testing/accessibility.ts';
import { expectNoComplaints, openJourney, widths } from '@eyelet/testing/journey.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { deckShoe, patient, ready, wordsOf } from '../checkout/steps.ts';

const journey = openJourney({ pictures: true });
const late = (page: Page) => page.locator('[data-section="more-lazy"]');

/** Files that a page has fetched, by the stable part of their names. */
function filesOf(page: Page): string[] {
  const files: string[] = [];
  page.on('request', (request) => files.push(new URL(request.url()).pathname));
  return files;
}

/** How far the visible parts of a page have shifted. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        Object.assign(window, { shifted: (window as never as { shifted: number }).shifted + entry.value });
    }).observe({ type: 'layout-shift', buffered: true });
  });
const shifted = (page: Page) => page.evaluate(() => (window as never as { shifted: number }).shifted);

/** The pictures of its articles. */
const story = 'article:has(a[href*="/articles/"]) img';

const isGrid = (path: string) => /journal|article/.test(path) && path.endsWith('.js');

test('a section named lazy loads its script and its pictures near the viewport, and nothing moves [B9.32]', async () => {
  const visitor = await journey.visit('about:blank', { viewport: { width: widths.phone, height: 700 } });
  const { page } = visitor;
  await watchShifts(page);
  const files = filesOf(page);
  await page.goto('/en-us');
  await ready(page);
  // Everything that the page loads immediately has been requested.
  await page.waitForLoadState('networkidle');
  const before = files.length;
  const pictures = await late(page)
    .locator(story)
    .evaluateAll((all) => all.map((one) => (one as HTMLImageElement).complete));
  expect(await late(page).locator('article').count()).toBeGreaterThanOrEqual(3);
  // Browsers fetch pictures that are a screen or two away; the last is further down.
  expect(pictures.at(-1)).toBe(false);
  expect(files.filter(isGrid)).toEqual([]);
  await late(page).getByRole('link', { name: 'Salt is not dirt' }).scrollIntoViewIfNeeded();
  await expect.poll(() => files.slice(before).filter(isGrid).length, patient).toBeGreaterThan(0);
  await expect
    .poll(
      () =>
        late(page)
          .locator(story)
          .first()
          .evaluate((one) => (one as HTMLImageElement).complete),
      patient,
    )
    .toBe(true);
  expect(await shifted(page)).toBeLessThan(0.01);
  expectNoComplaints(visitor);
});

test('after a navigation within the shop, such a section loads near the viewport too', async () => {
  const visitor = await journey.visit('/en-us/about', { viewport: { width: widths.phone, height: 700 } });
  const { page } = visitor;
  await ready(page);
  const files = filesOf(page);
  await page
    .getByRole('banner')
    .getByRole('link', { name: wordsOf('en-us')('shop.homeOf', { shop: 'Skerry' }) })
    .click();
  await late(page).waitFor({ state: 'attached' });
  expect(await late(page).locator('article').count()).toBe(0);
  expect(files.filter(isGrid)).toEqual([]);
  await late(page).scrollIntoViewIfNeeded();
  await late(page).getByRole('link', { name: 'Salt is not dirt' }).waitFor();
  expectNoComplaints(visitor);
});

test('without scripts such a section is in the page', async () => {
  const { page } = await journey.visit('/en-us', { javaScriptEnabled: false });
  expect(await late(page).getByRole('link', { name: 'Salt is not dirt' }).isVisible()).toBe(true);
});

test('a product page shows what is placed at its route; others show only the section of their kind [B9.33]', async () => {
  const visitor = await journey.visit('/en-us/p/boot-SKFELL28CHS');
  const { page } = visitor;
  const names = () =>
    page.locator('[data-section]').evaluateAll((all) => all.map((one) => one.getAttribute('data-section')));
  await ready(page);
  await page.getByRole('heading', { name: 'What we promise' }).scrollIntoViewIfNeeded();
  expect(await names()).toEqual(['promo-inherited']);
  await expectAccessible(page, 'product page with a placed section');
  await page.goto(`/en-us/p/shoe-${deckShoe}`);
  await ready(page);
  expect(await names()).toEqual(['main']);
  await expect.poll(() => page.getByRole('heading', { name: 'What we promise' }).count()).toBe(0);
  expectNoComplaints(visitor);
});
