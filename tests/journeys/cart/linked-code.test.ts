import { expectAccessible } from '@eyelet/testing/accessibility.ts';
import { expectNoComplaints, openJourney, widths } from '@eyelet/testing/journey.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { knownCart, openCart } from '../checkout/delivery-steps.ts';
import { addToCart, buy, deckShoe, patient, wordsOf } from '../checkout/steps.ts';

const journey = openJourney();

/** The codes of the cart, on its page. */
const codesOn = (page: Page, locale: string) =>
  page.getByRole('list', { name: wordsOf(locale)('promotions.code.list') });

test.each([
  ['en-us', widths.phone],
  ['de-de', widths.desktop],
] as const)('in %s a link with a code puts it on the cart and says so', async (locale, width) => {
  const t = wordsOf(locale);
  const visitor = await journey.visit(`/${locale}`, { viewport: { width, height: 900 } });
  const { page } = visitor;
  await buy(page, locale);
  await page.goto(`/${locale}/promotions?code=harbour10`);
  await page.getByText(t('promotions.link.applied', { code: 'HARBOUR10' })).waitFor();
  await expectAccessible(page, 'a code by link');
  await expect.poll(() => new URL(page.url()).search, patient).toBe('');
  await openCart(page, locale);
  await codesOn(page, locale).getByText('HARBOUR10').waitFor();
  expectNoComplaints(visitor);
});

test.each([
  ['en-us', widths.phone],
  ['de-de', widths.desktop],
] as const)(
  'in %s a link with a code offers it without scripts, and the cart says what came of it',
  async (locale, width) => {
    const t = wordsOf(locale);
    const { page } = await journey.visit(`/${locale}/p/deck-shoe-${deckShoe}`, {
      ...{ javaScriptEnabled: false, viewport: { width, height: 900 } },
    });
    await addToCart(page, locale);
    const follow = async (code: string) => {
      await page.goto(`/${locale}/promotions?code=${code}`);
      const offered = page.getByRole('region', { name: t('promotions.link.offered') });
      await offered.getByText(code.toUpperCase(), { exact: true }).waitFor();
      await offered.getByRole('button', { name: t('promotions.code.use') }).click();
    };
    await follow('expired23');
    await page.getByText(t('error.PRM155')).waitFor();
    expect(await codesOn(page, locale).count()).toBe(0);
    await follow('harbour10');
    await codesOn(page, locale).getByText('HARBOUR10').waitFor();
  },
);

test('a code by link waits for the first item, also on other pages', async () => {
  const t = wordsOf('en-us');
  const { page } = await journey.visit('/en-us?code=HARBOUR10');
  await page.getByText(t('promotions.link.kept', { code: 'HARBOUR10' })).waitFor();
  await buy(page, 'en-us');
  const codes = async () => (await knownCart(page)).couponItems.map(({ code }) => code);
  await expect.poll(codes, patient).toEqual(['HARBOUR10']);
  await openCart(page, 'en-us');
  await codesOn(page, 'en-us').getByText('HARBOUR10').waitFor();
});

test('a link with a code that cannot be used says why, and adds nothing to the cart', async () => {
  const t = wordsOf('en-us');
  const { page } = await journey.visit('/en-us');
  await buy(page, 'en-us');
  await page.goto('/en-us?code=EXPIRED23');
  await page.getByText(t('promotions.link.refused', { code: 'EXPIRED23' })).waitFor();
  await page.getByText(t('error.PRM155')).waitFor();
  await openCart(page, 'en-us');
  expect(await codesOn(page, 'en-us').count()).toBe(0);
});
