import { openJourney, widths } from '@eyelet/testing/journey.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { patient, ready, wordsOf } from '../checkout/steps.ts';

const journey = openJourney();
const t = wordsOf('en-us');

type Entry = Readonly<{ event: string }>;

/** The entries for a tag manager about the menu; undefined where there is no list. */
async function toldOf(page: Page): Promise<readonly Entry[] | undefined> {
  const entries = (await page.evaluate(() => (window as { dataLayer?: unknown }).dataLayer)) as Entry[] | undefined;
  return entries?.filter(({ event }) => event === 'nav_click' || event === 'mobile_menu_expand');
}

test.each([
  ['given', [{ event: 'nav_click', label: 'New', url: '/en-us/c/new-1000' }]],
  ['refused', undefined],
] as const)('with consent %s, a press on the menu is told as %j [B7.46] [B7.51] [C3.47]', async (consent, told) => {
  const { page } = await journey.visit('/en-us/about', { consent });
  await ready(page);
  if (consent === 'given') await expect.poll(() => toldOf(page), patient).toEqual([]);
  await page
    .getByRole('navigation', { name: t('shop.mainNavigation') })
    .getByRole('link', { name: 'New', exact: true })
    .click();
  await page.waitForURL('**/c/new-1000');
  expect(await toldOf(page)).toEqual(told);
});

test('a section that is opened on a small screen is told by its name, once [B7.47] [B7.51]', async () => {
  const options = { viewport: { width: widths.phone, height: 844 }, hasTouch: true, isMobile: true };
  const { page } = await journey.visit('/en-us/about', { consent: 'given', ...options });
  await ready(page);
  await expect.poll(() => toldOf(page), patient).toEqual([]);
  await page.getByRole('link', { name: t('shop.openMenu') }).tap();
  const menu = page.getByRole('dialog', { name: t('shop.menu') }).getByRole('navigation');
  await menu.locator('summary').filter({ hasText: 'Women' }).tap();
  await expect.poll(() => toldOf(page), patient).toEqual([{ event: 'mobile_menu_expand', section: 'Women' }]);
  await menu.locator('summary').filter({ hasText: 'Women' }).tap();
  expect(await toldOf(page)).toHaveLength(1);
});
