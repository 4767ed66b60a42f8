import type { Filter } from './filters.tsx';
import { type ListQuery, listQueryOf } from './query.ts';

/** Search, filters and sort of a list as text; the same for the same, in whatever order they were chosen. */
export function queryText(query: ListQuery): string {
  const chosen = Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
  return new URLSearchParams(chosen.toSorted(([one = ''], [other = '']) => (one < other ? -1 : 1))).toString();
}

/** The same of a text that was saved, with what the list knows today. */
export function knownQuery(text: string, filters: readonly Filter[]): string {
  return queryText(listQueryOf(new URLSearchParams(text), filters));
}
