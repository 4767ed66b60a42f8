import type { FacetId } from '@eyelet/contracts/catalogue/facet.ts';
import { pageNumber } from './pagination.ts';

/** How often a member of a query may stand, and what it holds. */
type MemberKind = 'text' | 'texts' | 'page';

type Members = Readonly<Record<string, MemberKind>>;

const filters: Readonly<Record<FacetId, 'texts'>> = {
  ...{ category: 'texts', gender: 'texts', size: 'texts', colour: 'texts' },
  ...{ activity: 'texts', price: 'texts', availability: 'texts' },
};

const listing: Members = { ...filters, sort: 'text', page: 'page' };

/** The members of their query that pages know, by the first part of their path after the locale; others know none. */
const membersByPage: Readonly<Record<string, Members>> = {
  c: listing,
  search: { q: 'text', ...listing },
  'store-locator': {
    ...{ q: 'text', lat: 'text', lng: 'text', radius: 'text', service: 'texts', open: 'text', start: 'text' },
    collect: 'text',
  },
};

/**
 * What the page at a path knows of its query, written in one way: members in the order of the table, each value once, what
 * says nothing left out. Two addresses with the same known query show the same page, so this is what a page is kept by, and
 * all it may show of its query.
 */
export function knownQuery(path: string, search: URLSearchParams): URLSearchParams {
  const known = new URLSearchParams();
  for (const [name, kind] of Object.entries(membersOf(path))) {
    for (const value of valuesOf(search.getAll(name), kind)) known.append(name, value);
  }
  return known;
}

/** What the page at a path does not know of its query, such as the marks of campaigns. */
export function unknownQuery(path: string, search: URLSearchParams): URLSearchParams {
  const members = membersOf(path);
  return new URLSearchParams([...search].filter(([name]) => !Object.hasOwn(members, name)));
}

function membersOf(path: string): Members {
  const page = path.split('/')[2] ?? '';
  return Object.hasOwn(membersByPage, page) ? (membersByPage[page] ?? {}) : {};
}

function valuesOf(given: readonly string[], kind: MemberKind): readonly string[] {
  const said = given.filter((value) => value !== '');
  if (kind === 'texts') return [...new Set(said)].sort();
  const [first] = said;
  if (first === undefined) return [];
  if (kind === 'text') return [first];
  return pageNumber(first) === 1 ? [] : [String(pageNumber(first))];
}
