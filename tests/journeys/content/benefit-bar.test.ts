import { expectAccessible } from '@eyelet/testing/accessibility.ts';
import { openJourney, widths } from '@eyelet/testing/journey.ts';
import { expect, test } from 'vitest';
import { patient, ready } from '../checkout/steps.ts';

const journey = openJourney();
const address = '/en-us/dev/blocks?type=benefit-bar';

test('a bar of benefits shows them, with a button to close it if its author wants one [B2.2.20] [B3.2.09]', async () => {
  const { page, complaints } = await journey.visit(address);
  await ready(page);
  const [all, words, mist] = [0, 1, 2].map((index) => page.locator('[data-example="benefit-bar"]').nth(index));
  if (!all || !words || !mist) throw new Error('examples are missing');
  expect(await all.getByRole('link').allTextContents()).toEqual(['Join', 'Terms']);
  expect(await all.locator('#bar-join').getAttribute('href')).toBe('/en-us/sign-up');
  await expect.poll(() => all.getByRole('img', { name: 'Skerry' }).count()).toBe(1);
  expect(await all.locator('.benefit-ground').count()).toBe(1);
  expect(await all.locator('.benefit-words > svg').count()).toBe(1);
  await expect.poll(() => all.getByRole('button', { name: 'Close' }).count()).toBe(1);
  await expect.poll(() => words.getByRole('button').count()).toBe(0);
  const side = await mist.locator('.benefit-words').evaluate((one) => getComputedStyle(one).justifyContent);
  expect(side).toBe('end');
  await expectAccessible(page, 'bars of benefits');
  expect(complaints).toEqual([]);
});

test('once closed it stays hidden from the first paint on, until the storage is cleared [B4.1.01] [B4.1.02]', async () => {
  const { page, context, complaints } = await journey.visit(address, {
    viewport: { width: widths.phone, height: 900 },
  });
  await ready(page);
  const bar = page.locator('[data-bar="example-all"]');
  await bar.getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => bar.count(), patient).toBe(0);
  expect(await page.evaluate(() => localStorage.getItem('benefit-bar.closed'))).toBe('example-all');
  // Before any script of the page has run: the style alone hides it, so it neither flashes nor takes room. In a page of
  // its own, as the first may still be loading parts.
  const still = await context.newPage();
  await still.route('**/assets/**/*.js*', (route) => route.abort());
  await still.route('**/assets/*.js*', (route) => route.abort());
  await still.goto(address, { waitUntil: 'domcontentloaded' });
  const hidden = still.locator('[data-bar="example-all"]');
  expect([await hidden.count(), await hidden.isVisible()]).toEqual([1, false]);
  expect(await still.locator('[data-bar="example-mist"]').isVisible()).toBe(true);
  await page.goto('/en-us/about');
  await page.goto(address);
  await ready(page);
  await expect.poll(() => bar.isVisible(), patient).toBe(false);
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  await ready(page);
  await expect.poll(() => bar.isVisible(), patient).toBe(true);
  expect(complaints).toEqual([]);
});
