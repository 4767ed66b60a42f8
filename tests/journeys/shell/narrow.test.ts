import { openJourney, widths } from '@eyelet/testing/journey.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type Home, homes } from '../checkout/addresses.ts';
import {
  buy,
  cards,
  continueToPayment,
  deckShoe,
  fillShipping,
  payWith,
  placeButton,
  ready,
  wordsOf,
} from '../checkout/steps.ts';

const journey = openJourney();
const german = homes.find(({ locale }) => locale === 'de-de') as Home;
const narrow = { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: false } as const;

/** Text spacing that a page must support (WCAG 1.4.12). */
const wideText = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
p { margin-bottom: 2em !important }`;

/** Expects that no element extends beyond the screen, except within parts that scroll or clip. */
async function expectFits(page: Page, where: string): Promise<void> {
  for (const spacing of ['* {}', wideText]) {
    const style = await page.addStyleTag({ content: spacing });
    const width = await page.evaluate(() => document.scrollingElement?.scrollWidth);
    const panel = await page
      .getByRole('dialog')
      .evaluateAll((dialogs) =>
        dialogs.flatMap((dialog) => [dialog, ...dialog.children].map((one) => one.scrollWidth)),
      );
    const beyond = await page.evaluate(wider);
    await style.evaluate((element) => (element as Element).remove());
    expect
      .soft(
        { width, panel: Math.max(0, ...panel) <= 320, beyond },
        `${where}${spacing === wideText ? ' with wide text' : ''}`,
      )
      .toEqual({
        width: 320,
        panel: true,
        beyond: [],
      });
  }
}

/** Runs in the page. */
function wider(): string[] {
  const top = [...document.querySelectorAll('dialog')].at(-1) ?? document.body;
  return [...top.querySelectorAll<HTMLElement>('*')]
    .filter((element) => {
      const { right, left, width, height } = element.getBoundingClientRect();
      if (width < 2 || height < 2 || (right <= 321 && left >= -1) || !element.checkVisibility()) return false;
      for (let around = element.parentElement; around; around = around.parentElement) {
        const style = getComputedStyle(around);
        if (style.overflowX !== 'visible' || style.position === 'fixed' || around.classList.contains('sr-only'))
          return false;
      }
      return !element.classList.contains('sr-only') && element.textContent?.trim() !== '';
    })
    .map((element) => `${element.tagName} ${element.className} ${element.textContent?.trim().slice(0, 30)}`)
    .slice(0, 5);
}

test('no page is wider than the narrowest screen, also with wide text', async () => {
  const { page } = await journey.visit('/en-us', narrow);
  for (const path of [
    '',
    '/c/women-2000',
    `/p/any-slug-${deckShoe}`,
    '/search?q=boot',
    '/store-locator',
    '/sign-in',
    '/sign-up?variant=loyalty',
    '/gift-card',
    '/loyalty',
    '/track-order',
    '/articles',
    '/events/mending-days',
    '/promotions',
    '/associate-login',
    '/help/warranty',
    '/help-delivery',
  ]) {
    for (const locale of ['en-us', 'de-de']) {
      await page.goto(`/${locale}${path}`);
      await ready(page);
      await expectFits(page, `/${locale}${path}`);
    }
  }
});

test('long words of a German title are hyphenated on a phone', async () => {
  const { page } = await journey.visit('/de-de/sale-terms', { viewport: { width: widths.phone, height: 844 } });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(widths.phone);
});

test('in German, from the mini cart to the summary, nothing is wider than the narrowest screen, also with wide text', async () => {
  const { page } = await journey.visit('/de-de', narrow);
  const t = wordsOf('de-de');
  const dialog = await buy(page, 'de-de');
  await expectFits(page, 'mini cart');
  await dialog.getByRole('link', { name: t('cart.mini.view') }).click();
  await page.waitForURL('**/de-de/cart');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.locator('dialog').first().waitFor({ state: 'detached' });
  await expectFits(page, 'cart');
  await page
    .getByRole('link', { name: t('cart.checkout') })
    .first()
    .click();
  await fillShipping(page, german);
  await expectFits(page, 'shipping');
  await continueToPayment(page, 'de-de');
  await expectFits(page, 'billing');
  await payWith(page, 'de-de', cards.good);
  await placeButton(page, 'de-de').waitFor();
  await expectFits(page, 'summary');
});
