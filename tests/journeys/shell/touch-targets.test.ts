import { openJourney, widths } from '@eyelet/testing/journey.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { american } from '../checkout/addresses.ts';
import {
  atStep,
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
const phone = { viewport: { width: widths.phone, height: 844 }, hasTouch: true, isMobile: true } as const;
const t = wordsOf('en-us');

/**
 * Runs in the page: controls whose target is smaller than a finger. Links within a sentence have the height of their
 * line, and a checkbox is also pressed by its label (WCAG 2.5.5).
 */
function smallTargets(within: string): string[] {
  const root = document.querySelector(within) ?? document.body;
  const controls = 'a[href], button, summary, select, input:not([type=hidden]), textarea, [role=button]';
  const found = [...root.querySelectorAll<HTMLElement>(controls)].filter((control) => {
    if (!control.checkVisibility({ visibilityProperty: true }) || control.closest('.sr-only, [aria-hidden=true]'))
      return false;
    const isInline = getComputedStyle(control).display === 'inline';
    if (isInline && control.parentElement?.textContent?.trim() !== control.textContent?.trim()) return false;
    const labels = (control as HTMLInputElement).labels ?? [];
    const areas = [control, ...labels].map((one) => areaOf(one as HTMLElement));
    if (areas.every(({ width }) => width <= 1)) return false;
    return !areas.some(({ width, height }) => width >= 43.5 && height >= 43.5);
  });
  return found.map((control) => {
    const { width, height } = areaOf(control);
    const name = control.getAttribute('aria-label') ?? control.textContent?.trim() ?? '';
    return `${control.tagName} ${name.slice(0, 40)} ${Math.round(width)}×${Math.round(height)}`;
  });

  /** The pressed area: the control, or the overlay that enlarges it. */
  function areaOf(element: HTMLElement): { width: number; height: number } {
    const { width, height } = element.getBoundingClientRect();
    const after = getComputedStyle(element, '::after');
    if (after.content === 'none' || after.position !== 'absolute') return { width, height };
    return {
      width: Math.max(width, Number.parseFloat(after.width)),
      height: Math.max(height, Number.parseFloat(after.height)),
    };
  }
}

async function expectRoomForFingers(page: Page, where: string, within = 'body'): Promise<void> {
  expect.soft(await page.evaluate(smallTargets, within), where).toEqual([]);
}

test('on a touch screen, controls of home, list, filters and product are large enough', async () => {
  const { page } = await journey.visit('/en-us', phone);
  await ready(page);
  await expectRoomForFingers(page, 'home');
  await page.goto('/en-us/c/women-2000?colour=blue');
  await ready(page);
  await expectRoomForFingers(page, 'list');
  await page
    .getByRole('main')
    .locator('summary', { hasText: t('catalogue.filters') })
    .tap();
  const drawer = page.getByRole('dialog', { name: t('catalogue.filters') });
  await drawer.locator('details').first().waitFor();
  await drawer.locator('details').evaluateAll((all) => {
    for (const one of all as HTMLDetailsElement[]) one.open = true;
  });
  await expectRoomForFingers(page, 'filters', 'dialog');
  await page.goto(`/en-us/p/any-slug-${deckShoe}`);
  await ready(page);
  await expectRoomForFingers(page, 'product');
  await page.getByRole('link', { name: t('shop.openMenu') }).tap();
  await page
    .getByRole('dialog', { name: t('shop.menu') })
    .getByRole('navigation')
    .waitFor();
  await expectRoomForFingers(page, 'menu', 'dialog');
});

test('on a touch screen, controls of the mini cart and the cart are large enough', async () => {
  const { page } = await journey.visit('/en-us', phone);
  const dialog = await buy(page, 'en-us');
  await expectRoomForFingers(page, 'mini cart', 'dialog');
  await dialog.getByRole('link', { name: t('cart.mini.view') }).tap();
  await page.waitForURL('**/en-us/cart');
  await page.locator('dialog').first().waitFor({ state: 'detached' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expectRoomForFingers(page, 'cart');
});

test.each([
  '/search?q=boot',
  '/store-locator',
  '/sign-in',
  '/sign-up?variant=loyalty',
  '/gift-card',
  '/loyalty',
  '/track-order',
  '/articles',
  '/promotions',
  '/help/contact-us',
  '/help/warranty',
])('on a touch screen, controls of %s are large enough', async (path) => {
  const { page } = await journey.visit(`/en-us${path}`, phone);
  await ready(page);
  await expectRoomForFingers(page, path);
});

test('on a touch screen, controls of the checkout and the confirmation are large enough', async () => {
  const { page } = await journey.visit('/en-us', phone);
  const dialog = await buy(page, 'en-us');
  await dialog.getByRole('link', { name: t('cart.checkout') }).tap();
  await atStep(page, 'en-us', 'shipping');
  await expectRoomForFingers(page, 'shipping');
  await fillShipping(page, american);
  await expectRoomForFingers(page, 'shipping, filled in');
  await continueToPayment(page, 'en-us');
  await expectRoomForFingers(page, 'billing');
  await payWith(page, 'en-us', cards.good);
  await placeButton(page, 'en-us').waitFor();
  await expectRoomForFingers(page, 'summary');
  await placeButton(page, 'en-us').tap();
  await page.waitForURL(/order-confirmation/);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expectRoomForFingers(page, 'confirmation');
});
