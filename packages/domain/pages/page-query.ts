import { pageAt } from './page-at.ts';
import type { MemberKind } from './pages.ts';
import { pageNumber } from './pagination.ts';

/**
 * What the page at a path knows of its query, written in one way: members in the order of the table, each value once, what
 * says nothing left out. Two addresses with the same known query show the same page, so this is what a page is kept by, and
 * all it may show of its query.
 */
export function knownQuery(path: string, search: URLSearchParams): URLSearchParams {
  const known = new URLSearchParams();
  for (const [name, kind] of Object.entries(pageAt(path).query ?? {})) {
    for (const value of valuesOf(search.getAll(name), kind)) known.append(name, value);
  }
  return known;
}

/** What the page at a path does not know of its query, such as the marks of campaigns. */
export function unknownQuery(path: string, search: URLSearchParams): URLSearchParams {
  const members = pageAt(path).query ?? {};
  return new URLSearchParams([...search].filter(([name]) => !Object.hasOwn(members, name)));
}

function valuesOf(given: readonly string[], kind: MemberKind): readonly string[] {
  const said = given.filter((value) => value !== '');
  if (kind === 'texts') return [...new Set(said)].sort();
  const [first] = said;
  if (first === undefined) return [];
  if (kind === 'text') return [first];
  return pageNumber(first) === 1 ? [] : [String(pageNumber(first))];
}
