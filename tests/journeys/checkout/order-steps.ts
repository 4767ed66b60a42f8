import type { MethodCode } from '@eyelet/domain/markets/delivery-method.ts';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Home } from './addresses.ts';
import { confirmation, knownCart } from './delivery-steps.ts';
import { expectToFit } from './pay-steps.ts';
import { atStep, cards, patient, payWith, placeButton, wordsOf } from './steps.ts';

/** The value of a term, such as the total or the address. */
export function factOf(main: Locator, term: string): Locator {
  const named = main
    .page()
    .getByRole('term')
    .filter({ hasText: new RegExp(`^${term}$`) });
  return main.locator('div:has(> dt)').filter({ has: named }).getByRole('definition');
}

/**
 * Pays at the billing step by card and orders what one method delivers. Returns the main element of the confirmation, once
 * it has the total that the button named, the email and the method; nowhere on the way does the page scroll sideways.
 */
export async function orderByCard(page: Page, home: Home, code: MethodCode, store?: string): Promise<Locator> {
  const { locale } = home;
  const t = wordsOf(locale);
  await atStep(page, locale, 'billing');
  await expectToFit(page);
  await payWith(page, locale, cards.good);
  await atStep(page, locale, 'summary');
  await expectToFit(page);
  const methods = async () => (await knownCart(page)).shippingMethods.map((one) => one.code);
  await expect.poll(methods, patient).toEqual([code]);
  const place = placeButton(page, locale);
  const total = /[^\d\s]?\d[\d.,]*\d(?:\s€)?/.exec((await place.textContent()) ?? '')?.[0] ?? 'no amount';
  expect(total).toContain(home.currency);
  await place.click();
  const main = await confirmation(page, locale);
  const label = t(`shipping.${code}.label`);
  await deliveredBy(main, store ? t('delivery.at', { method: label, store }) : label).waitFor();
  await main.getByText(t('order.confirmation.text', { email: 'ada@example.com' })).waitFor();
  await factOf(main, t('order.deliveredBy')).getByText(label, { exact: true }).waitFor();
  await factOf(main, t('cart.total')).getByText(total, { exact: true }).waitFor();
  await expectToFit(page);
  return main;
}

/** The part of a confirmation that a method delivers. */
export function deliveredBy(main: Locator, method: string): Locator {
  return main.getByRole('region', { name: method, exact: true });
}
