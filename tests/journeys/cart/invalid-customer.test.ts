import { openJourney } from '@eyelet/testing/journey.ts';
import { tickUntil } from '@eyelet/testing/stopped-clock.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { buy, ready, wordsOf } from '../checkout/steps.ts';

const journey = openJourney();
const t = wordsOf('en-us');
const countName = (n: number) => ({ name: t('shop.header.cartCount', { n }) });

/** Answers calls as if the token belonged to no customer. */
async function refuseShopper(page: Page, path: string | RegExp): Promise<void> {
  await page.route(path, (route) =>
    route.fulfill({
      status: 409,
      json: { appId: 'eyelet', correlationId: 'x', errorDetails: [{ errorId: 'AUT498', message: 'x' }] },
    }),
  );
}

/** Waits for the message that the page will reload. */
function toldUnknown(page: Page): Promise<void> {
  return page.locator('[data-toast=error]').getByText(t('error.AUT498')).waitFor();
}

/** Counts loads of the page from now on. */
function countLoads(page: Page): { count: number } {
  const loads = { count: 0 };
  page.on('load', () => {
    loads.count += 1;
  });
  return loads;
}

test('an unknown customer loses the cart, gets a message, and the page reloads after four seconds [C4.17, C4.18, C4.19, C8.127]', async () => {
  const { page } = await journey.visit('/en-us');
  await page.clock.install();
  await buy(page, 'en-us');
  await page.goto('/en-us/cart');
  await ready(page);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await refuseShopper(page, '**/cart/v1/cart/*/item');
  const loads = countLoads(page);
  await page.getByRole('button', { name: t('cart.increase') }).click();
  await toldUnknown(page);
  await page.getByRole('link', countName(0)).waitFor();
  expect(await page.evaluate(() => localStorage.getItem('eyelet.cart'))).toBeNull();
  await page.clock.runFor(3999);
  await toldUnknown(page);
  expect(loads.count).toBe(0);
  await tickUntil(page, () => loads.count, 1, { within: 500 });
});

test('a cart read for an unknown customer is dropped with a message, and the page reloads once in ten seconds [C8.10, C8.127, C9.01]', async () => {
  const { page } = await journey.visit('/en-us');
  await page.clock.install();
  await buy(page, 'en-us');
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await refuseShopper(page, /\/cart\/v1\/cart\/[\w-]+$/);
  await page.goto('/en-us/cart');
  const loads = countLoads(page);
  await toldUnknown(page);
  await page.getByRole('link', countName(0)).waitFor();
  await page.clock.runFor(3500);
  expect(loads.count).toBe(0);
  await tickUntil(page, () => loads.count, 1, { within: 1000 });
  await toldUnknown(page);
  const reloadedAt = () => page.evaluate(() => sessionStorage.getItem('eyelet.reloaded'));
  const before = await reloadedAt();
  await page.clock.runFor(4000);
  await toldUnknown(page);
  expect(await reloadedAt()).toBe(before);
  expect(loads.count).toBe(1);
});
