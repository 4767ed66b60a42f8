import type { WaitingUnits } from './units.ts';

type CountedAtPlace = Pick<WaitingUnits, 'placeId' | 'upc' | 'qty'>;

/** Pieces of a size that places supply instead of another one; `arrivesBy` is the last day on which they arrive, YYYY-MM-DD. */
export type SuppliedMove = Readonly<{
  upc: string;
  supplied: readonly Readonly<{ placeId: string; qty: number }>[];
  arrivesBy: string | null;
}>;

/**
 * The last day on which the pieces of a parcel arrive that moved to their place; undefined if none of them did. Of one size a place
 * sends first what it was to send from the beginning, as its day is the earlier one; `waiting` is all that waits, with the parcel.
 */
export function laterDay(
  parcel: readonly CountedAtPlace[],
  waiting: readonly CountedAtPlace[],
  moves: readonly SuppliedMove[],
): string | undefined {
  const days = parcel.flatMap(({ placeId, upc }) => {
    const came = moves.filter((one) => one.upc === upc && one.supplied.some((to) => to.placeId === placeId));
    const moved = unitsOf(
      came.flatMap(({ supplied }) => supplied.map((one) => ({ ...one, upc }))),
      { placeId, upc },
    );
    const own = unitsOf(waiting, { placeId, upc }) - moved;
    return unitsOf(parcel, { placeId, upc }) > own ? came.flatMap(({ arrivesBy }) => arrivesBy ?? []) : [];
  });
  return days.toSorted().at(-1);
}

function unitsOf(
  counted: readonly CountedAtPlace[],
  { placeId, upc }: Pick<CountedAtPlace, 'placeId' | 'upc'>,
): number {
  return counted.filter((one) => one.placeId === placeId && one.upc === upc).reduce((sum, { qty }) => sum + qty, 0);
}
