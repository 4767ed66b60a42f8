/** What goes into a shipment: units by their number on the label of the goods. */
export type Contents = Readonly<{ key: string; items: readonly Readonly<{ upc: string; qty: number }>[] }>;

/** How many units of each number are in a shipment, by the key of the shipment. */
export type PackedUnits = Readonly<Record<string, Readonly<Record<string, number>>>>;

/**
 * Where a unit goes that was scanned: into the first shipment that lacks one of it. `enough`: every shipment has its
 * units of it; `stranger`: none wants it.
 */
export function placeUnit(
  shipments: readonly Contents[],
  packed: PackedUnits,
  upc: string,
): Readonly<{ key: string; packed: PackedUnits }> | 'enough' | 'stranger' {
  const wanting = shipments.filter(({ items }) => items.some((item) => item.upc === upc));
  const found = wanting.find((one) => lacking(one, packed, upc) > 0);
  if (!found) return wanting.length > 0 ? 'enough' : 'stranger';
  const units = packed[found.key] ?? {};
  return { key: found.key, packed: { ...packed, [found.key]: { ...units, [upc]: (units[upc] ?? 0) + 1 } } };
}

/** How many units of a number a shipment still lacks. */
export function lacking(shipment: Contents, packed: PackedUnits, upc: string): number {
  return Math.max(0, wantedOf(shipment, upc) - (packed[shipment.key]?.[upc] ?? 0));
}

/** How many units of a number go into a shipment. */
export function wantedOf({ items }: Contents, upc: string): number {
  return items.filter((item) => item.upc === upc).reduce((sum, { qty }) => sum + qty, 0);
}

/** Whether a shipment has all of its units. */
export function isComplete(shipment: Contents, packed: PackedUnits): boolean {
  return shipment.items.every(({ upc }) => lacking(shipment, packed, upc) === 0);
}

/** What is to be fetched for some shipments: each kind of goods once, in the order of their first shipment. */
export function picks<I extends Readonly<{ upc: string; qty: number }>>(
  shipments: readonly Readonly<{ items: readonly I[] }>[],
): readonly I[] {
  const found = new Map<string, I>();
  for (const item of shipments.flatMap(({ items }) => items)) {
    const before = found.get(item.upc);
    found.set(item.upc, before ? { ...before, qty: before.qty + item.qty } : item);
  }
  return [...found.values()];
}
