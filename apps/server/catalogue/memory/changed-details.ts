import type { Place } from '../reader.ts';
import type { PlaceEntry } from './entry.ts';
import { sendingCountries } from './zones.ts';

/**
 * The places of which only the details have changed, or how they send to homes. Undefined if more has: stock is counted by their number,
 * their region and the countries in which stores send, and facets show their names, so the whole catalogue is read again then.
 */
export function changedDetails(
  known: readonly PlaceEntry[],
  rows: readonly Place[],
): readonly PlaceEntry[] | undefined {
  if (known.length !== rows.length) return undefined;
  if (sendingCountries(known).join() !== sendingCountries(rows).join()) return undefined;
  const changed: PlaceEntry[] = [];
  for (const [number, row] of rows.entries()) {
    const entry = known[number];
    if (!entry || !isSame(entry, row)) return undefined;
    if (textOf(entry) !== textOf(row)) changed.push({ ...row, number });
  }
  return changed;
}

/** What of a place may change while the catalogue stays. */
function textOf({ details, sending }: Place): string {
  return JSON.stringify([details, sending && [sending.safety, sending.isFull]]);
}

function isSame(one: Place, other: Place): boolean {
  return (['id', 'kind', 'name', 'region', 'country'] as const).every((member) => one[member] === other[member]);
}
