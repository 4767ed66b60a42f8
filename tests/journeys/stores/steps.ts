import { marketByLocale } from '@eyelet/domain/markets/markets.ts';
import { createMessages } from '@eyelet/messages/create-messages.ts';
import type { Translate } from '@eyelet/messages/translate.ts';
import type { Locator, Page } from 'playwright-core';

/** Timeout for changes of the page that nothing else announces; waiting ends as soon as they are there. */
export const patient = { timeout: 20_000 } as const;

/** The messages of a market. */
export function wordsOf(locale: string): Translate {
  return createMessages(marketByLocale(locale)?.tag ?? 'en');
}

/** Waits until the page is hydrated. */
export async function ready(page: Page): Promise<void> {
  await page.locator('html[data-ready=true]').waitFor({ state: 'attached' });
}

/** Searches the locator for a text. */
export async function searchFor(page: Page, locale: string, text: string): Promise<void> {
  const t = wordsOf(locale);
  await page
    .getByRole('main')
    .getByRole('searchbox', { name: t('stores.search.label') })
    .fill(text);
  await page
    .getByRole('main')
    .getByRole('button', { name: t('stores.search.submit'), exact: true })
    .click();
}

/** The stores of the locator, in the order shown. */
export function rowsOf(page: Page): Locator {
  return page.getByRole('main').locator('li[id^="store-"]');
}

/** Makes a store the preferred one on its page. */
export async function chooseOnItsPage(page: Page, locale: string, storeId: string): Promise<void> {
  await page.goto(`/${locale}/stores/x-${storeId}`);
  await ready(page);
  const t = wordsOf(locale);
  await page
    .getByRole('main')
    .getByRole('button', { name: t('stores.choose') })
    .click();
}

/** Chooses an available size; returns its name. */
export async function chooseSize(page: Page, locale: string): Promise<void> {
  const sizes = page
    .getByRole('main')
    .getByRole('group', { name: wordsOf(locale)('product.chooseSize') })
    .first();
  await sizes.getByRole('radio', { disabled: false }).first().check({ force: true });
}

/** A size of a product that each of the stores has at least twice. */
export async function sizeIn(origin: string, productId: string, ...storeIds: string[]): Promise<string> {
  const stocks = await Promise.all(
    storeIds.map(async (storeId) => {
      const answer = await fetch(`${origin}/products/v2/products/${productId}/inventory?storeId=${storeId}`);
      return ((await answer.json()) as { variants: Record<string, { quantity: number }> }).variants;
    }),
  );
  const upc = Object.keys(stocks[0] ?? {}).find((one) => stocks.every((stock) => (stock[one]?.quantity ?? 0) >= 2));
  if (upc === undefined) throw new Error(`no size of ${productId} in ${storeIds.join(' and ')}`);
  return upc;
}
