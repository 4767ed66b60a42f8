import { openJourney } from '@eyelet/testing/journey.ts';
import { expect, test } from 'vitest';
import { patient } from '../checkout/steps.ts';

const journey = openJourney();
const isLand = (url: string) => /\/land-[\w-]+\.svg/.test(url);

test.each(['/en-us/store-locator', '/en-us/stores/skerry-boston-US-BOS'])('the map of %s has land', async (path) => {
  const { page } = await journey.visit(path);
  const map = page.getByRole('region', { name: 'Map of the stores' });
  // The shapes have loaded when they are wider than the picture, which shows a part of them.
  const wide = () => map.locator('use').evaluate((land: SVGUseElement) => land.getBoundingClientRect().width);
  const room = (await map.boundingBox())?.width ?? Number.NaN;
  await expect.poll(wide, patient).toBeGreaterThan(room);
});

test('pages without a map do not load the land', async () => {
  const { page } = await journey.visit('about:blank');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  for (const path of ['/en-us', '/en-us/p/any-slug-SKGULL32KLP', '/en-us/cart']) {
    await page.goto(`${journey.origin()}${path}`, { waitUntil: 'networkidle' });
  }
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter(isLand)).toEqual([]);
});
