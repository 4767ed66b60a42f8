/** Units by their number on the label of the goods. */
export type CountedUnits = readonly Readonly<{ upc: string; qty: number }>[];

/** Units of a line of a shipment that have not left, and the place that supplies them. */
export type WaitingUnits = Readonly<{ lineNo: number; placeId: string; upc: string; qty: number }>;

/**
 * Which waiting units go into a parcel that is packed at a place, line by line; undefined when it is to have more of
 * something than waits there, as somebody else may have sent it.
 */
export function unitsFor(
  waiting: readonly WaitingUnits[],
  placeId: string,
  asked: CountedUnits,
): readonly WaitingUnits[] | undefined {
  const missing = countOf(asked);
  const units = waiting
    .filter((one) => one.placeId === placeId)
    .map((one) => {
      const open = missing.get(one.upc) ?? 0;
      const qty = Math.min(one.qty, open);
      missing.set(one.upc, open - qty);
      return { ...one, qty };
    });
  return [...missing.values()].some((open) => open > 0) ? undefined : units.filter(({ qty }) => qty > 0);
}

/** Whether two counts are of the same units, however they are written. */
export function isSameCount(one: CountedUnits, other: CountedUnits): boolean {
  const [first, second] = [countOf(one), countOf(other)];
  return first.size === second.size && [...first].every(([upc, qty]) => second.get(upc) === qty);
}

function countOf(units: CountedUnits): Map<string, number> {
  const count = new Map<string, number>();
  for (const { upc, qty } of units) count.set(upc, (count.get(upc) ?? 0) + qty);
  return count;
}

type Line = Readonly<{ line_no: number; qty: number }>;

/**
 * How many units of each line are in each parcel of a shipment, by the position of the parcel, and in none of them. A
 * parcel whose units are not known has all that no other one has.
 */
export function contentsOf(
  lines: readonly Line[],
  parcels: readonly Readonly<{ units: readonly Line[] | null }>[],
): Readonly<{ parcels: readonly (readonly Line[])[]; waiting: readonly Line[] }> {
  const known = parcels.flatMap(({ units }) => units ?? []);
  const left = lines
    .map(({ line_no, qty }) => {
      const sent = known.filter((one) => one.line_no === line_no).reduce((sum, one) => sum + one.qty, 0);
      return { line_no, qty: Math.max(0, qty - sent) };
    })
    .filter(({ qty }) => qty > 0);
  const rest = parcels.findIndex(({ units }) => units === null);
  return {
    parcels: parcels.map(({ units }, index) => units ?? (index === rest ? left : [])),
    waiting: rest < 0 ? left : [],
  };
}
