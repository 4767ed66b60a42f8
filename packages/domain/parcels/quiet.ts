import type { ParcelState, Scan } from './scan.ts';

const quiet: ReadonlySet<ParcelState> = new Set(['announced', 'travelling']);

/**
 * Whether scans are no news whatever else is known of their parcel, so that they can be stored without it: of these states nobody is told,
 * and one of them put among others never makes another scan the latest. Whether the expected day is news does not depend on them.
 */
export function areQuiet(scans: readonly Scan[]): boolean {
  return scans.every(({ state }) => quiet.has(state));
}
