import { type FacetId, facetIds } from '@eyelet/contracts/catalogue/facet.ts';
import { standardCount } from '@eyelet/contracts/catalogue/listing.ts';
import { pageNumber } from '@eyelet/domain/pages/pagination.ts';

export type Filters = { readonly [Id in FacetId]?: string[] };

/** Filters, sort and page of a listing, from its URL. */
export type ListingQuery = Readonly<{ filters: Filters; sort: string | undefined; page: number }>;

/** Reads the query of a listing's URL; unknown members are ignored. */
export function readListingQuery(search: URLSearchParams): ListingQuery {
  const filters: { [Id in FacetId]?: string[] } = {};
  for (const id of facetIds) {
    const values = search.getAll(id).filter((value) => value !== '');
    if (values.length > 0) filters[id] = values;
  }
  return { filters, sort: search.get('sort') || undefined, page: pageNumber(search.get('page')) };
}

/** The query members of a call for the same listing. */
export function callQuery<Sort extends string>({ filters, sort, page }: ListingQuery) {
  return {
    ...filters,
    ...(sort === undefined ? {} : { sort: sort as Sort }),
    start: (page - 1) * standardCount,
    count: standardCount,
  };
}

/** The URL of a listing without one value of a filter, on the first page. */
export function hrefWithout(search: URLSearchParams, facet: FacetId, value: string): string {
  const next = new URLSearchParams(search);
  const left = next.getAll(facet).filter((one) => one !== value);
  next.delete(facet);
  for (const one of left) next.append(facet, one);
  next.delete('page');
  return toHref(next);
}

/** The URL of a listing without filters; term and sort stay. */
export function hrefWithoutFilters(search: URLSearchParams): string {
  const next = new URLSearchParams(search);
  for (const id of [...facetIds, 'page']) next.delete(id);
  return toHref(next);
}

/** The URL of a page of the listing; the first page has no page number. */
export function hrefOfPage(search: URLSearchParams, page: number): string {
  const next = new URLSearchParams(search);
  if (page === 1) next.delete('page');
  else next.set('page', String(page));
  return toHref(next);
}

function toHref(search: URLSearchParams): string {
  const text = search.toString();
  return text === '' ? '' : `?${text}`;
}
