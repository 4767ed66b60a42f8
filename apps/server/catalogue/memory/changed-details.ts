import type { Place } from '../reader.ts';
import type { PlaceEntry } from './entry.ts';

/**
 * The places of which only the details have changed. Undefined if more has: stock is counted by their number and
 * region, and facets show their names, so the whole catalogue is read again then.
 */
export function changedDetails(
  known: readonly PlaceEntry[],
  rows: readonly Place[],
): readonly PlaceEntry[] | undefined {
  if (known.length !== rows.length) return undefined;
  const changed: PlaceEntry[] = [];
  for (const [number, row] of rows.entries()) {
    const entry = known[number];
    if (!entry || !isSame(entry, row)) return undefined;
    if (JSON.stringify(entry.details) !== JSON.stringify(row.details)) changed.push({ ...row, number });
  }
  return changed;
}

function isSame(one: Place, other: Place): boolean {
  return (['id', 'kind', 'name', 'region', 'country'] as const).every((member) => one[member] === other[member]);
}
