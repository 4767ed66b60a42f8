import { openJourney } from '@eyelet/testing/journey.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { patient, ready, wordsOf } from '../checkout/steps.ts';

const journey = openJourney();

const newThings = { creativeName: 'Boots on granite', promotionId: 'new-things', promotionName: 'New things' };
const repairs = { creativeName: 'Boots at evening', promotionId: 'repairs', promotionName: 'Repairs' };

/** The entries for a tag manager about promotions; undefined where there is no list. */
async function toldOf(page: Page): Promise<readonly object[] | undefined> {
  const entries = (await page.evaluate(() => (window as { dataLayer?: unknown }).dataLayer)) as
    | Readonly<{ event: string }>[]
    | undefined;
  return entries?.filter(({ event }) => event.startsWith('promotion_'));
}

test('a tracked block is told when it is seen, once, and when something in it is pressed [B3.1.15, B7.44, B7.45]', async () => {
  const { page } = await journey.visit('/en-us', { consent: 'given' });
  await ready(page);
  const seen = { event: 'promotion_impression', ...newThings };
  await expect.poll(() => toldOf(page), patient).toEqual([seen]);
  // Far below, and not there before a shopper comes near.
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.getByRole('heading', { name: 'We mend what we make.' }).scrollIntoViewIfNeeded();
  const bothSeen = [seen, { event: 'promotion_impression', ...repairs }];
  await expect.poll(() => toldOf(page), patient).toEqual(bothSeen);
  await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
  await page.getByRole('link', { name: 'See what is new' }).click();
  await page.waitForURL('**/c/new-1000');
  expect(await toldOf(page)).toEqual([...bothSeen, { event: 'promotion_click', ...newThings }]);
});

test('nothing is told before consent, and with it what is in view [B7.45]', async () => {
  const t = wordsOf('de-de');
  const { page } = await journey.visit('/de-de', { consent: 'open' });
  await ready(page);
  expect(await toldOf(page)).toBeUndefined();
  await page.getByRole('button', { name: t('consent.acceptAll') }).click();
  await expect.poll(() => toldOf(page), patient).toEqual([{ event: 'promotion_impression', ...newThings }]);
});
