import { widerBy } from '@eyelet/testing/expect-fits.ts';
import { widths } from '@eyelet/testing/journey.ts';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { type Home, homes } from './addresses.ts';
import { atStep, buy, continueToPayment, fillShipping, patient, wordsOf } from './steps.ts';

/** The first market at the width of a phone, another one at that of a tablet; other files pay at that of a desktop. */
export const narrow = [
  ['en-us', widths.phone],
  ['de-de', widths.tablet],
] as const;

/** The home address in a market. */
export function homeIn(locale: string): Home {
  const home = homes.find((one) => one.locale === locale);
  if (!home) throw new Error(`no address in ${locale}`);
  return home;
}

/** Buys a product and goes to the billing step, which must fit the window. */
export async function toBilling(page: Page, home: Home, productId?: string): Promise<void> {
  const { locale } = home;
  const dialog = await buy(page, locale, productId);
  await dialog.getByRole('link', { name: wordsOf(locale)('cart.checkout') }).click();
  await fillShipping(page, home);
  await continueToPayment(page, locale);
  await atStep(page, locale, 'billing');
  await expectToFit(page);
}

/** Expects that the page does not scroll sideways once what moves in it has arrived. */
export async function expectToFit(page: Page): Promise<void> {
  await expect.poll(() => widerBy(page), patient).toBeLessThanOrEqual(0);
}

/** The name of a card after it has paid. */
export function cardNamed(locale: string, last4: string): string {
  return wordsOf(locale)('checkout.cardEnding', { brand: 'Visa', last4 });
}

/** Waits for a confirmation with the payment, the total in the format of the market, and no sideways scrolling. */
export async function expectPaid(page: Page, { locale, currency }: Home, way: string): Promise<void> {
  const t = wordsOf(locale);
  await page.waitForURL(new RegExp(`/${locale}/order-confirmation\\?`));
  const main = page.getByRole('main');
  await main.getByText(t('order.state.confirmed'), { exact: true }).waitFor();
  const fact = (term: string) =>
    main
      .locator('dl > div')
      .filter({ has: page.getByRole('term').getByText(term, { exact: true }) })
      .getByRole('definition');
  // The account is in the same text, below its service.
  await fact(t('order.paidWith'))
    .getByText(new RegExp(`^${way}`))
    .first()
    .waitFor();
  const total = await fact(t('cart.total')).textContent();
  expect(total).toContain(currency);
  expect(total).toMatch(/[1-9]\d*[.,]\d\d(?!\d)/);
  await expectToFit(page);
}
