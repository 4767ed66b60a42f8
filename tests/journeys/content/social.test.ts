import { expectAccessible } from '@eyelet/testing/accessibility.ts';
import { openJourney } from '@eyelet/testing/journey.ts';
import { noteTimers, tickUntil, untilTimer } from '@eyelet/testing/stopped-clock.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { deckShoe, patient, ready } from '../checkout/steps.ts';

const journey = openJourney();
const wall = (page: Page) => page.locator('#wall-coast');

/** Scrolls until the sections of the route are near and their script has run. */
async function toSections(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Seen on the coast' }).scrollIntoViewIfNeeded();
}

const scripts = (page: Page) =>
  page.locator('script[src*="social-"]').evaluateAll((all) => all.map((one) => (one as HTMLScriptElement).src));

test('a product page shows both widgets, one by container and filter, one tagged with the style [B2.2.52] [B2.2.53] [B2.2.54] [B7.41]', async () => {
  const { page, complaints } = await journey.visit('about:blank');
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  await page.goto(`/en-us/p/shoe-${deckShoe}`);
  await ready(page);
  await toSections(page);
  await expect.poll(() => wall(page).getByRole('listitem').count(), patient).toBe(4);
  expect(await wall(page).getByRole('listitem').allTextContents()).toContain('@quay4');
  expect(await wall(page).textContent()).not.toContain('@saltandwool');
  const tagged = page.locator('[data-tag]');
  await expect.poll(() => tagged.getByRole('listitem').count(), patient).toBe(4);
  expect(await tagged.getAttribute('data-tag')).toBe(deckShoe.slice(0, 8));
  const added = await scripts(page);
  expect(added.some((src) => /social-wall\.js\?container=wall-coast&locale=en-US$/.test(src))).toBe(true);
  expect(added.some((src) => /social-posts\.js\?locale=en-US&tag=SKTERN01$/.test(src))).toBe(true);
  expect(calls).toContain(`/products/v2/products/${deckShoe}/details`);
  await expectAccessible(page, 'product page with posts');
  expect(complaints).toEqual([]);
});

test('the tag is the answer of the lookup by product id [B7.32] [B7.33]', async () => {
  const { page } = await journey.visit('about:blank');
  await page.route('**/products/v2/products/*/details', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), masterId: 'SKOTHER1' } });
  });
  await page.goto(`/en-us/p/shoe-${deckShoe}`);
  await ready(page);
  await toSections(page);
  await expect.poll(() => page.locator('[data-tag]').getAttribute('data-tag'), patient).toBe('SKOTHER1');
});

test('a category page shows both, and others of its kind do not [B2.2.55] [B2.2.57]', async () => {
  const { page, complaints } = await journey.visit('/en-us/c/shoes-2100');
  await ready(page);
  await toSections(page);
  await expect.poll(() => wall(page).getByRole('listitem').count(), patient).toBe(4);
  await expect.poll(() => page.locator('[data-tag="shoes"]').getByRole('listitem').count(), patient).toBe(4);
  // Back to the top, where nothing is under the header.
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page, 'category page with posts');
  await page.goto('/en-us/c/men-3000');
  await ready(page);
  await expect.poll(() => page.getByRole('heading', { name: 'Seen on the coast' }).count()).toBe(0);
  expect(complaints).toEqual([]);
});

test('another product shows neither and loads no script for them [B2.2.56]', async () => {
  const html = await (await fetch(`${journey.origin()}/en-us/p/shoe-SKTERN01KLP`)).text();
  expect(html).not.toContain('social');
});

test('the container is created after half a second [B9.12]', async () => {
  const { page } = await journey.visit('about:blank');
  await page.clock.install();
  await noteTimers(page);
  await page.goto('/en-us/dev/blocks?type=social-wall');
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto('/en-us/dev/blocks?type=social-wall');
  // The block comes to life after the page is ready.
  await untilTimer(page, 500);
  await page.clock.runFor(499);
  expect(await wall(page).count()).toBe(0);
  await tickUntil(page, () => wall(page).count(), 1, { within: 1 });
});

test.each([
  ['[B8.23] the lookup of the product', '**/products/v2/products/*/details', '[data-tag]'],
  ['[B8.24] [B2.2.62] the script of the wall', '**/social-wall.js*', '#wall-coast'],
  ['[B8.24] [B2.2.62] the script of the posts', '**/social-posts.js*', '[data-tag]'],
])('a failure of %s is logged, and the page works', async (_, address, gone) => {
  const { page, complaints } = await journey.visit('about:blank');
  const logged: string[] = [];
  page.on('console', (message) => message.type() === 'warning' && logged.push(message.text()));
  await page.route(address, (route) => route.abort());
  await page.goto(`/en-us/p/shoe-${deckShoe}`);
  await ready(page);
  await toSections(page);
  await expect.poll(() => logged.length, patient).toBeGreaterThan(0);
  await expect.poll(() => page.locator(gone).count(), patient).toBe(0);
  expect(await page.getByRole('alert').filter({ hasText: /./ }).count()).toBe(0);
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
  expect(complaints).toEqual([]);
});
