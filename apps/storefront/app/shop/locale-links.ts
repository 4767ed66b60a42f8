import { useLocation, useMatches } from 'react-router';
import type { MarketChoice } from './market-view.ts';

type Alternate = Readonly<{ locale: string; url: string }>;

/** The URL of the current page in another market: its alternate there, else the same path, without the query. */
export function useLocaleLinks(): (choice: MarketChoice) => string {
  const { pathname } = useLocation();
  const alternates = useMatches()
    .map((match) => (match.loaderData as { alternates?: readonly Alternate[] } | undefined)?.alternates)
    .findLast((found) => found !== undefined);
  return ({ locale }) =>
    alternates?.find((one) => one.locale === locale)?.url ?? pathname.replace(/^\/[^/]+/, `/${locale}`);
}
