import type { Market } from '@eyelet/domain/markets/market.ts';
import { bestMarket, marketByLocale } from '@eyelet/domain/markets/markets.ts';

export const localeCookie = 'eyelet_locale';

const localeShape = /^[a-z]{2}-[a-z]{2}$/i;

export type PathDecision =
  | Readonly<{ kind: 'page'; market: Market }>
  /** A locale that the shop does not have: an error page in the default market, never a redirect loop (C2.08). */
  | Readonly<{ kind: 'unknown-locale' }>
  | Readonly<{ kind: 'redirect'; to: string; varies: boolean; permanent: boolean }>;

export type Visitor = Readonly<{
  acceptLanguage: string | undefined;
  chosenLocale: string | undefined;
  defaultLocale: string;
}>;

/**
 * What the path of a page means for its locale. `/` redirects to the best locale, a path without a locale to the
 * default one (C2.27); capitals become lower case, so that each page has one URL.
 */
export function decidePath(path: string, search: string, visitor: Visitor): PathDecision {
  const [, first = '', ...rest] = path.split('/');
  // The router asks for the data of the page `/en-us` at `/en-us.data`.
  const named = rest.length === 0 ? first.replace(/\.data$/, '') : first;
  if (first === '') {
    const chosen = visitor.chosenLocale === undefined ? undefined : marketByLocale(visitor.chosenLocale);
    const market = chosen ?? bestMarket(visitor.acceptLanguage);
    return { kind: 'redirect', to: `/${market.locale}${search}`, varies: true, permanent: false };
  }
  if (localeShape.test(named)) {
    const market = marketByLocale(named.toLowerCase());
    if (!market) return { kind: 'unknown-locale' };
    if (named === market.locale) return { kind: 'page', market };
    return { kind: 'redirect', to: `/${[market.locale, ...rest].join('/')}${search}`, varies: false, permanent: true };
  }
  return { kind: 'redirect', to: `/${visitor.defaultLocale}${path}${search}`, varies: false, permanent: false };
}
