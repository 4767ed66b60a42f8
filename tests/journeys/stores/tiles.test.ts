import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expectAccessible } from '@eyelet/testing/accessibility.ts';
import { expectNoComplaints, openJourney } from '@eyelet/testing/journey.ts';
import { type ShopProcess, startShopProcess } from '@eyelet/testing/shop-process.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { patient, ready, rowsOf, wordsOf } from './steps.ts';

const journey = openJourney({ pictures: true });
const t = wordsOf('en-us');
const asked: string[] = [];
let tiles: Server;
let tileOrigin: string;
let shop: ShopProcess;

/** A picture of one pixel. */
const point = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

beforeAll(async () => {
  tiles = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.setHeader('content-type', 'image/png').end(Buffer.from(point, 'base64'));
  });
  await new Promise<void>((done) => tiles.listen(0, '127.0.0.1', done));
  tileOrigin = `http://127.0.0.1:${(tiles.address() as AddressInfo).port}`;
  shop = await startShopProcess({
    MAP_TILES: `${tileOrigin}/{z}/{x}/{y}.png`,
    MAP_ATTRIBUTION: '© Chart makers',
    MAP_ATTRIBUTION_LINK: 'https://charts.example/about',
  });
});
afterAll(async () => {
  await shop.stop();
  await new Promise((done) => tiles.close(done));
});

const mapOf = (page: Page) => page.getByRole('region', { name: t('stores.map.label') });
const imageSources = (policy: string | undefined) => policy?.split('; ').find((part) => part.startsWith('img-src'));

/** Tiles of the map that have loaded. */
const shown = (page: Page) =>
  mapOf(page)
    .locator('img')
    .evaluateAll((all) => all.filter((one) => (one as HTMLImageElement).naturalWidth > 0).length);

test('with a tile server, tiles are behind the same markers, with their attribution', async () => {
  const visitor = await journey.visit('/en-us/store-locator?q=Boston', { baseURL: shop.origin });
  const { page } = visitor;
  await ready(page);
  await expect.poll(() => shown(page), patient).toBeGreaterThan(3);
  expect(asked.every((path) => /^\/\d+\/\d+\/\d+\.png$/.test(path))).toBe(true);
  const maker = mapOf(page).getByRole('link', { name: '© Chart makers' });
  expect(await maker.getAttribute('href')).toBe('https://charts.example/about');
  await expectAccessible(page, 'map with tiles');
  await mapOf(page).getByRole('link', { name: 'Skerry Boston' }).click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id), patient).toBe('store-US-BOS');
  await rowsOf(page).first().getByRole('link', { name: 'Skerry Boston' }).click();
  await page.getByRole('heading', { level: 1, name: 'Skerry Boston' }).waitFor();
  await mapOf(page).scrollIntoViewIfNeeded();
  await expect.poll(() => shown(page), patient).toBeGreaterThan(3);
  expectNoComplaints(visitor);
});

test('the content security policy allows pictures of exactly that server, and of none without it', async () => {
  const policyOf = async (origin: string) =>
    (await fetch(`${origin}/en-us/store-locator`)).headers.get('content-security-policy') ?? undefined;
  expect(imageSources(await policyOf(shop.origin))).toBe(`img-src 'self' data: ${tileOrigin}`);
  expect(imageSources(await policyOf(journey.origin()))).toBe("img-src 'self' data:");
});

test('without a tile server the map is drawn', async () => {
  const { page } = await journey.visit('/en-us/store-locator?q=Boston');
  await mapOf(page).getByRole('link', { name: 'Skerry Boston' }).waitFor();
  expect(await mapOf(page).locator('img').count()).toBe(0);
});
