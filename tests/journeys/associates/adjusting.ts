import type { Locator, Page } from 'playwright-core';
import { buy } from '../checkout/steps.ts';
import { clearTill, openTill, ready, wordsOf } from './steps.ts';

/** The adjustments of the cart page: of its first item, and of all of it. */
export function adjustmentsOn(page: Page, locale: string) {
  const t = wordsOf(locale);
  const region = page.getByRole('region', { name: t('storePrices.title') });
  const summary = page.getByRole('complementary', { name: t('cart.summary') });
  return {
    region,
    ofItem: region.getByRole('listitem').first(),
    ofAll: region.getByRole('listitem').last(),
    subtotal: async () => centsOf(await summary.getByRole('definition').first().textContent()),
  };
}

/** The fields and buttons of one adjustment. */
export function fieldsOf(adjustment: Locator, locale: string) {
  const t = wordsOf(locale);
  const form = adjustment.getByRole('form');
  return {
    form,
    unfold: () => adjustment.locator('summary').click(),
    type: form.getByLabel(t('storePrices.type')),
    howMuch: form.getByLabel(t('storePrices.howMuch')),
    reason: form.getByLabel(t('storePrices.reason')),
    save: form.getByRole('button', { name: t('storePrices.save') }),
    remove: form.getByRole('button', { name: t('storePrices.remove') }),
  };
}

function centsOf(text: string | null): number {
  return Number((text ?? '').replaceAll(/\D/g, ''));
}

/** Opens a till with one item in its cart, and the page of that cart. */
export async function sellOne(page: Page, origin: string, locale: string): Promise<void> {
  await clearTill(origin);
  await openTill(page, locale);
  await buy(page, locale);
  await page.goto(`/${locale}/cart`);
  await ready(page);
}
