import type { Market } from '@eyelet/domain/markets/market.ts';
import type { Shop } from '../kernel/shop.ts';

/** The page of the terms that every account accepts. */
export const useTermsPage = 'brand-terms';

/** The page of the terms that every order is placed under. */
export const saleTermsPage = 'sale-terms';

/** The page of the terms that members of the loyalty programme accept. */
export const loyaltyTermsPage = 'loyalty-terms';

/** The page of the terms that employees accept for their discount (B2.10). */
export const employeeTermsPage = 'associate-discount-terms';

const keptPages = [useTermsPage, saleTermsPage, loyaltyTermsPage, employeeTermsPage];

/** Terms that shoppers accept: their page, and its published version. */
export type Terms = Readonly<{ page: string; version: number }>;

/** The terms of a page, also after it was renamed, in a market at an instant; null if there are none. */
export function termsInForce(
  { catalogue: { content } }: Pick<Shop, 'catalogue'>,
  page: string,
  { locale }: Pick<Market, 'locale'>,
  moment: Date,
): Terms | null {
  const found = content.find('page', content.currentKey('page', page), { locale, moment: moment.getTime() });
  return found ? { page: found.key, version: found.version } : null;
}

/** Whether acceptances of a page are stored with its version: such a page is dated, whatever its author has set. */
export function isKeptPage({ catalogue: { content } }: Pick<Shop, 'catalogue'>, slug: string): boolean {
  return keptPages.some((page) => content.currentKey('page', page) === slug);
}
