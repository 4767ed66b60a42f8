import { expectNoComplaints, openJourney, widths } from '@eyelet/testing/journey.ts';
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { confirmation } from './delivery-steps.ts';
import { expectToFit, homeIn } from './pay-steps.ts';
import { atStep, cards, deckShoe, enterCard, fillShipping, patient, placeButton, ready, wordsOf } from './steps.ts';

const journey = openJourney();

test.each([
  ['en-us', widths.phone],
  ['de-de', widths.phone],
  ['en-us', widths.tablet],
  ['de-de', widths.tablet],
] as const)(
  'a guest taps from the product to the confirmation in %s on a touch screen of %i px',
  async (locale, width) => {
    const t = wordsOf(locale);
    const home = homeIn(locale);
    const viewport = { width, height: 844 };
    const visitor = await journey.visit(`/${locale}/p/x-${deckShoe}`, { viewport, hasTouch: true, isMobile: true });
    const { page } = visitor;
    const main = page.getByRole('main');
    await ready(page);
    const sizes = main.getByRole('group', { name: t('product.chooseSize') }).first();
    await sizes
      .locator('label')
      .filter({ has: page.getByRole('radio', { disabled: false }) })
      .first()
      .tap();
    await page.getByRole('button', { name: t('product.addToCart'), exact: true }).tap();
    await tap(page.getByRole('dialog').getByRole('link', { name: t('cart.mini.view') }));
    await page.waitForURL(new RegExp(`/${locale}/cart$`));
    await tap(page.getByRole('link', { name: t('cart.checkout'), exact: true }));
    await fillShipping(page, home);
    await tap(main.getByText(t('shipping.express.label')));
    const express = main.getByRole('radio', { name: t('shipping.express.label') });
    await expect.poll(() => express.isChecked(), patient).toBe(true);
    await expectToFit(page);
    await tap(page.getByRole('button', { name: t('checkout.toBilling') }));
    await atStep(page, locale, 'billing');
    await enterCard(page, locale, cards.good);
    await expectToFit(page);
    await tap(page.getByRole('button', { name: t('checkout.toSummary') }));
    await atStep(page, locale, 'summary');
    await expectToFit(page);
    await tap(placeButton(page, locale));
    await confirmation(page, locale);
    await page.getByRole('heading', { level: 1, name: t('order.confirmation.title', { name: 'Ada' }) }).waitFor();
    await expectToFit(page);
    expectNoComplaints(visitor);
  },
);

/** Taps a control that is large enough for a finger, or a word of it. */
async function tap(target: Locator): Promise<void> {
  await target.filter({ visible: true }).first().tap();
}
