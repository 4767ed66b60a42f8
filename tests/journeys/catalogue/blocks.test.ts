import { blockKinds } from '@eyelet/blocks/kinds.ts';
import { expectAccessible } from '@eyelet/testing/accessibility.ts';
import { openJourney, widths } from '@eyelet/testing/journey.ts';
import { expect, test } from 'vitest';
import { patient, ready } from '../checkout/steps.ts';
import { reportsOf } from '../content/gallery.ts';

const journey = openJourney();

/** The names of the script files that a page has the browser fetch. */
async function scriptsOf(path: string): Promise<readonly string[]> {
  const html = await (await fetch(journey.origin() + path)).text();
  return [...html.matchAll(/<link rel="modulepreload"[^>]* href="([^"]+)"/g)].map(([, href = '']) => href);
}

test('a page preloads the scripts of its blocks, and none of a block that it does not show', async () => {
  const home = await scriptsOf('/en-us');
  const privacy = await scriptsOf('/en-us/privacy');
  const views = (scripts: readonly string[]) => scripts.filter((href) => href.includes('/view-'));
  expect(views(home)).toHaveLength(2);
  expect(views(privacy)).toEqual([]);
});

test.each([
  ['/en-us/c/women-2000', 'women'],
  ['/en-us/c/men-3000', 'men'],
  ['/en-us/c/kids-4000', 'kids'],
  ['/en-us/c/accessories-5000', 'accessories'],
])('the picture between the products of %s shows what is for %s', async (path, department) => {
  const html = await (await fetch(journey.origin() + path)).text();
  const tiles = [...html.matchAll(/<img [^>]*?src="[^"]*scene-(\w+)-laid-out/g)].map(([, name]) => name);
  expect([...new Set(tiles)]).toEqual([department]);
});

test('the blocks of a page respond, and those of the next page do when it is shown', async () => {
  const { page, complaints } = await journey.visit('/en-us');
  await ready(page);
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  const shownPicture = () =>
    page
      .locator('.list-pictures > *')
      .evaluateAll((all) => all.findIndex((one) => one.matches('.shown, :has(.shown)')));
  expect(await shownPicture()).toBe(0);
  await page.locator('.list-link').nth(1).hover();
  await expect.poll(shownPicture, patient).toBe(1);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Privacy' }).waitFor();
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
  expect(complaints).toEqual([]);
});

test('a block whose script cannot be loaded stays as rendered by the server, the page responds, and its name is reported', async () => {
  const html = await (await fetch(`${journey.origin()}/en-us`)).text();
  const scripts = [...html.matchAll(/href="(\/assets\/view-[^"]+)"/g)].map(([, href = '']) => href);
  const { page } = await journey.visit('about:blank');
  // With whatever a second attempt adds to its address.
  for (const href of scripts) await page.route(`**${href}*`, (route) => route.abort());
  const reports = reportsOf(page);
  await page.goto('/en-us');
  await ready(page);
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Made for the edge of the land.');
  const written = html.match(/class="card-name/g)?.length ?? 0;
  expect(written).toBeGreaterThan(0);
  expect(await page.locator('.card-name').count()).toBe(written);
  await expect
    .poll(() => [...reports].sort(), patient)
    .toEqual(scripts.map((href) => `${href.replace('/assets/', '')}: 200`).sort());
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Privacy' }).waitFor();
});

test('the gallery shows every kind of block with its examples, without axe violations at any width', async () => {
  const { page, complaints } = await journey.visit('/en-us/dev/blocks');
  await ready(page);
  const shown = await page.locator('[data-example]').evaluateAll((all) => all.map((one) => one.dataset.example));
  expect(new Set(shown)).toEqual(new Set(blockKinds.map(({ type }) => type)));
  expect(shown.length).toBeGreaterThan(blockKinds.length);
  expect(await page.locator('[data-unknown-block]').count()).toBe(0);
  for (const width of Object.values(widths)) {
    await page.setViewportSize({ width, height: 900 });
    // The examples of a kind have the same names.
    await expectAccessible(page, `gallery of blocks at ${width} px`, ['landmark-unique']);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth), patient).toBe(width);
  }
  expect(complaints).toEqual([]);
});
