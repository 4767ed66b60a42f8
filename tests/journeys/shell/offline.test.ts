import { openJourney } from '@eyelet/testing/journey.ts';
import type { Route } from 'playwright-core';
import { expect, test } from 'vitest';
import { addToCart, deckShoe, patient, ready, wordsOf } from '../checkout/steps.ts';

const journey = openJourney();
const t = wordsOf('en-us');
const zoomScript = /\/assets\/zoom-/;
const lost = (route: Route) => route.abort();

test('without a connection a message is shown, and the page stays', async () => {
  // A cache would have the script of the zoom from another visit, and an idle browser fetches it ahead.
  const { page, context } = await journey.visit('about:blank', { firstTime: true });
  await page.route(zoomScript, lost);
  await page.goto(`/en-us/p/any-slug-${deckShoe}`);
  await ready(page);
  await context.setOffline(true);
  await addToCart(page, 'en-us');
  const toast = page.locator('[data-toast="error"]');
  await toast.getByText(t('shop.offline.title')).waitFor();
  await toast.getByRole('button', { name: t('shop.toast.close') }).click();
  await page.getByRole('button', { name: t('product.zoom') }).click();
  await toast.getByText(t('shop.offline.title')).waitFor();
  expect(await page.getByRole('heading', { level: 1 }).textContent()).not.toBe(t('shop.fault.title'));
  await context.setOffline(false);
  await page.unroute(zoomScript, lost);
  // The failed action works once the connection is back.
  await page.getByRole('button', { name: t('product.zoom') }).click();
  const zoomed = page.getByRole('dialog').filter({ has: page.getByRole('button', { name: t('product.zoomIn') }) });
  await zoomed.getByRole('button', { name: t('shop.close') }).click();
  await expect.poll(() => page.getByRole('dialog').count(), patient).toBe(0);
  await page.getByRole('button', { name: t('product.addToCart'), exact: true }).click();
  await page.getByRole('dialog', { name: t('cart.mini.added') }).waitFor();
});

test('a shopper who follows a link or searches while offline stays on the page and gets a message', async () => {
  const { page, context } = await journey.visit('/en-us/search?q=deck', { firstTime: true });
  await page.goto(`/en-us/p/any-slug-${deckShoe}`);
  await ready(page);
  const here = page.url();
  const name = await page.getByRole('heading', { level: 1 }).textContent();
  await context.setOffline(true);
  const toast = page.locator('[data-toast="error"]');
  const close = toast.getByRole('button', { name: t('shop.toast.close') });
  const link = page.getByRole('banner').getByRole('link', { name: t('shop.homeOf', { shop: 'Skerry' }) });
  await link.click();
  await toast.getByText(t('shop.offline.title')).waitFor();
  await close.click();
  const search = page.getByRole('banner').getByRole('combobox');
  await search.fill('boot');
  await search.press('Enter');
  await toast.getByText(t('shop.offline.title')).waitFor();
  expect([page.url(), await page.getByRole('heading', { level: 1 }).textContent()]).toEqual([here, name]);
  await context.setOffline(false);
  await link.click();
  await page.waitForURL(/\/en-us$/);
});

test('a page whose script fails to load shows a message in its place, and appears once it can be loaded', async () => {
  const { page } = await journey.visit(`/en-us/p/any-slug-${deckShoe}`);
  await ready(page);
  const link = page.getByRole('banner').getByRole('link', { name: t('shop.homeOf', { shop: 'Skerry' }) });
  await page.route(/\/assets\/page-[^/]*\.js$|\/en-us$/, lost);
  // The message asks by itself whether the shop answers again, and would then reload the page before the press.
  const asked = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD');
  await link.hover();
  await link.click();
  await page.getByRole('heading', { level: 1, name: t('shop.fault.title') }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/en-us');
  await asked;
  await page.unroute(/\/assets\/page-[^/]*\.js$|\/en-us$/, lost);
  await page.getByRole('button', { name: t('shop.fault.retry') }).click();
  await ready(page);
  await page.getByRole('main').getByRole('article').first().waitFor();
});

test('a part whose script was lost is loaded by the next press', async () => {
  const { page } = await journey.visit('/en-us');
  await page.route(zoomScript, lost);
  await page.goto(`/en-us/p/any-slug-${deckShoe}`);
  await ready(page);
  const zoom = page.getByRole('button', { name: t('product.zoom') });
  await zoom.click();
  await page.locator('[data-toast="error"]').waitFor();
  await page.unroute(zoomScript, lost);
  await zoom.click();
  await page.getByRole('button', { name: t('product.zoomIn') }).waitFor();
});
