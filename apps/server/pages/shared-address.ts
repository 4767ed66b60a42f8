import { knownQuery, unknownQuery } from '@eyelet/domain/pages/page-query.ts';
import type { ValueOf } from './known-values.ts';

/** Longest path with known query members, in characters; longer ones are not pages of the shop. */
export const longestAddress = 2048;

/** Query member with which the router requests the data of one route; not part of a page's own query. */
const routesMember = '_routes';

/**
 * The canonical URL of a page that is the same for everybody: path and known query members with known values. The page
 * is rendered and cached under it, so that nothing else in a visitor's query makes a page of its own or is shown to
 * others. A data request names at most one existing route.
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

/** The redirect for a visitor who requested `url`: unknown query members, such as a campaign, are kept. */
export function withVisitorsQuery(location: string, url: URL): string {
  const others = unknownQuery(pagePath(url), url.searchParams);
  if (others.size === 0) return location;
  return `${location}${location.includes('?') ? '&' : '?'}${others}`;
}

/** The path of the page whose HTML or data is requested. */
export function pagePath({ pathname }: URL): string {
  return pathname.replace(/\.data$/, '');
}
