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

/** Terms that one accepts: their page, and the version of it that is published. */
export type Terms = Readonly<{ page: string; version: number }>;

/** The terms of a page as a market reads them at a moment; null where there are none. */
export function termsInForce(
  { catalogue }: Pick<Shop, 'catalogue'>,
  page: string,
  { locale }: Pick<Market, 'locale'>,
  moment: Date,
): Terms | null {
  const found = catalogue.content.find('page', page, { locale, moment: moment.getTime() });
  return found ? { page: found.key, version: found.version } : null;
}
