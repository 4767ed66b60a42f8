import { pageAt } from './page-at.ts';
import type { MemberKind } from './pages.ts';
import { pageNumber } from './pagination.ts';

/**
 * The known query of the page at a path in canonical form: members in the order of the table, each value once, without
 * empty ones. Two URLs with the same known query show the same page, so this is part of the cache key, and all of the
 * query that the page may show.
 */
export function knownQuery(path: string, search: URLSearchParams): URLSearchParams {
  const known = new URLSearchParams();
  for (const [name, kind] of Object.entries(pageAt(path).query ?? {})) {
    for (const value of valuesOf(search.getAll(name), kind)) known.append(name, value);
  }
  return known;
}

/** The unknown part of the query of the page at a path, such as campaign parameters. */
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
