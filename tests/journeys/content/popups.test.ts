import { openJourney, widths } from '@eyelet/testing/journey.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { patient, ready, wordsOf } from '../checkout/steps.ts';

const journey = openJourney();
const t = wordsOf('en-us');

const popupOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const letters = 'Letters from the shore';
const close = (page: Page, name: string) => popupOf(page, name).getByRole('button', { name: t('shop.close') });

/** A visitor whose clock stands still until it is told to go on, with the list that a tag manager reads. */
async function visit(path: string, width: number = widths.desktop) {
  const visitor = await journey.visit('/robots.txt', { popups: true, viewport: { width, height: 844 } });
  const { page } = visitor;
  await page.clock.install();
  await page.addInitScript(() => Object.assign(window, { dataLayer: [] }));
  await page.goto(path);
  await ready(page);
  return visitor;
}

/** Lets the clock go on until the small pop-up is there. */
async function untilSmall(page: Page, name: string): Promise<void> {
  await expect
    .poll(async () => {
      await page.clock.runFor(20);
      return page.locator('[data-popup=small]').filter({ hasText: name }).count();
    }, patient)
    .toBe(1);
}

test('after the first the second comes with the next page, and holds the way to an account, after its own five seconds [B2.2.39] [B9.29] [B4.1.04]', async () => {
  const { page } = await visit('/en-us');
  await untilSmall(page, letters);
  await close(page, letters).click();
  await page.clock.runFor(10_000);
  expect(await page.locator('.popup').count()).toBe(0);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Returns' }).click();
  await page.getByRole('heading', { level: 1, name: 'Returns' }).waitFor();
  await untilSmall(page, 'Become a member');
  await page.clock.runFor(4000);
  expect(await page.locator('[data-popup=small]').count()).toBe(1);
  await page.clock.runFor(1000);
  const popup = popupOf(page, 'All of yours in one place');
  await popup.getByRole('link', { name: 'Become a member' }).click();
  await page.waitForURL('**/en-us/sign-up');
  await page.locator('.popup').waitFor({ state: 'detached' });
});
