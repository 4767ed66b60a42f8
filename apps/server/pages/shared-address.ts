import { knownQuery, unknownQuery } from '@eyelet/domain/pages/page-query.ts';
import type { ValueOf } from './known-values.ts';

/** Characters that the path and the known query of a page may have; what is longer is no page of ours. */
export const longestAddress = 2048;

/** Member with which the router asks for the data of one route; not a member of pages. */
const routesMember = '_routes';

/**
 * The one address of a page that is the same for everybody: path and known query, of that the values that mean something. The page is rendered for this address
 * and kept under it, so that whatever else a visitor writes into the query makes no page of its own and is never shown to
 * others. A request for the data of a page names at most one route that there is.
 */
export function sharedAddress(url: URL, isRoute: (id: string) => boolean, meant: ValueOf): string {
  const query = new URLSearchParams();
  for (const [name, given] of knownQuery(pagePath(url), url.searchParams)) {
    const value = meant(name, given);
    if (value !== undefined) query.append(name, value);
  }
  const route = url.searchParams.get(routesMember);
  if (url.pathname.endsWith('.data') && route !== null && isRoute(route)) query.set(routesMember, route);
  return query.size === 0 ? url.pathname : `${url.pathname}?${query}`;
}

/** Where a visitor is led who asked for `url`: what its page did not know of the query, such as a campaign, goes along. */
export function withVisitorsQuery(location: string, url: URL): string {
  const others = unknownQuery(pagePath(url), url.searchParams);
  if (others.size === 0) return location;
  return `${location}${location.includes('?') ? '&' : '?'}${others}`;
}

/** The path of the page whose HTML or data is asked for. */
export function pagePath({ pathname }: URL): string {
  return pathname.replace(/\.data$/, '');
}
