import type { Column } from './column.ts';
import type { Filter } from './filters.tsx';

/** Search, sort and filters of a list, by name, as its address has them. */
export type ListQuery = Readonly<Record<string, string | undefined>>;

const sorting: ReadonlySet<string> = new Set(['sort', 'direction']);

/** The query of an address; members that the list does not know are left out. */
export function listQueryOf(address: URLSearchParams, filters: readonly Filter[]): ListQuery {
  const names = ['search', 'sort', 'direction', ...filters.map((one) => one.name)];
  return Object.fromEntries(names.map((name) => [name, address.get(name) || undefined]));
}

/** Whether a search or a filter narrows the list. */
export function isNarrowed(query: ListQuery): boolean {
  return Object.entries(query).some(([key, value]) => value !== undefined && !sorting.has(key));
}

/** Which way a column is sorted; undefined where the list is not sorted by it. */
export function sortOf<Row>(id: string, columns: readonly Column<Row>[], address: URLSearchParams) {
  const sorted = address.get('sort') ?? columns.find((one) => one.isSortable)?.id;
  if (sorted !== id) return undefined;
  const direction = address.get('direction') ?? usualDirection(id, columns);
  return direction === 'desc' ? ('descending' as const) : ('ascending' as const);
}

/** The address with a column to sort by; sorted by it already, the other way round. */
export function sortedBy<Row>(id: string, columns: readonly Column<Row>[], address: URLSearchParams): URLSearchParams {
  const sorted = sortOf(id, columns, address);
  const turned = sorted === 'ascending' ? 'desc' : 'asc';
  const direction = sorted === undefined ? usualDirection(id, columns) : turned;
  address.set('direction', direction);
  address.set('sort', id);
  return address;
}

function usualDirection<Row>(id: string, columns: readonly Column<Row>[]): 'asc' | 'desc' {
  return columns.find((one) => one.id === id)?.sortsDown ? 'desc' : 'asc';
}
