import { type Contents, type PackedUnits, wantedOf } from './packed-units.ts';

/** A box on the table of a place: its number, and how many units of each kind of goods are in it. */
export type Box = Readonly<{ number: number; units: Readonly<Record<string, number>> }>;

/** The boxes of a place by the key of their shipment. */
export type Boxes = Readonly<Record<string, Box>>;

/**
 * The boxes for the shipments that are packed now. A box keeps its number for as long as its shipment is there; a new one
 * gets the smallest that is free. Nothing is in a box that its shipment does not want any more, and boxes of shipments that are
 * gone, as they were sent or cancelled, are put away, unless the list may lack some (`isAll` false).
 */
export function boxesFor(before: Boxes, shipments: readonly Contents[], isAll: boolean): Boxes {
  const keys = new Set(shipments.map(({ key }) => key));
  const others = isAll ? [] : Object.entries(before).filter(([key]) => !keys.has(key));
  const taken = new Set([
    ...others.map(([, { number }]) => number),
    ...shipments.flatMap(({ key }) => before[key]?.number ?? []),
  ]);
  let free = 1;
  const nextFree = () => {
    while (taken.has(free)) free += 1;
    taken.add(free);
    return free;
  };
  const boxes = shipments.map((shipment) => {
    const { number, units = {} } = before[shipment.key] ?? {};
    const wanted = Object.entries(units)
      .map(([upc, qty]) => [upc, Math.min(qty, wantedOf(shipment, upc))] as const)
      .filter(([, qty]) => qty > 0);
    return [shipment.key, { number: number ?? nextFree(), units: Object.fromEntries(wanted) }] as const;
  });
  return Object.fromEntries([...others, ...boxes]);
}

/** What is in the boxes. */
export function unitsIn(boxes: Boxes): PackedUnits {
  return Object.fromEntries(Object.entries(boxes).map(([key, { units }]) => [key, units]));
}

/** The same boxes with other contents. */
export function withUnits(boxes: Boxes, packed: PackedUnits): Boxes {
  return Object.fromEntries(Object.entries(boxes).map(([key, box]) => [key, { ...box, units: packed[key] ?? {} }]));
}
