import { openJourney, widths } from '@eyelet/testing/journey.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { patient, ready, wordsOf } from '../checkout/steps.ts';

const journey = openJourney();
const t = wordsOf('en-us');
const focused = (page: Page) =>
  page.evaluate(() => `${document.activeElement?.tagName} ${document.activeElement?.textContent}`);

test('after any link the focus is on the title of the new page', async () => {
  const { page } = await journey.visit('/en-us');
  await ready(page);
  const bar = page.getByRole('navigation', { name: t('shop.mainNavigation') });
  await bar.getByRole('link', { name: 'Sale', exact: true }).click();
  await expect.poll(() => focused(page), patient).toMatch(/^H1 .*Sale/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Returns' }).click();
  await expect.poll(() => focused(page), patient).toBe('H1 How to return');
  await page.goBack();
  await expect.poll(() => focused(page), patient).toMatch(/^H1 .*Sale/);
});

test('after a link in a dialog the focus is on the title as well, not on the button that opened the dialog', async () => {
  const { page } = await journey.visit('/en-us', { viewport: { width: widths.phone, height: 844 } });
  await ready(page);
  await page.getByRole('link', { name: t('shop.openMenu') }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'New', exact: true }).click();
  await expect.poll(() => focused(page), patient).toMatch(/^H1 .*New/);
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
});
