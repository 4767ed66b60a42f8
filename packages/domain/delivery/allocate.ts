import type { CartLine } from '../cart/document.ts';
import type { DeliveryFacts, WarehouseFacts } from './facts.ts';
import { covers, fewestFor, type Left } from './fewest-warehouses.ts';
import type { Source } from './shipment.ts';

/** Lines that are shipped together, from the given warehouses, which must have their units in total. */
export type Parcelling = Readonly<{ lines: readonly CartLine[]; warehouses: readonly WarehouseFacts[] }>;

/**
 * The warehouses of each line, by line id. A shipment uses as few warehouses as possible, preferring those with express
 * carriers; earlier shipments take stock first.
 */
export function allocateShipments(
  shipments: readonly Parcelling[],
  stock: DeliveryFacts['stock'],
): ReadonlyMap<string, readonly Source[]> {
  const taken = new Map<string, number>();
  const left: Left = (upc, placeId) => (stock.get(upc)?.get(placeId) ?? 0) - (taken.get(`${upc} ${placeId}`) ?? 0);
  const sources = new Map<string, readonly Source[]>();
  for (const { lines, warehouses } of shipments) {
    const chosen = fewestFor(demandOf(lines), warehouses, left);
    for (const line of lines) {
      const parts = sourcesOf(line, chosen, left);
      for (const { placeId, quantity } of parts) {
        const key = `${line.upc} ${placeId}`;
        taken.set(key, (taken.get(key) ?? 0) + quantity);
      }
      sources.set(line.id, parts);
    }
  }
  return sources;
}

/** Whether warehouses together have all units of the lines. */
export function areCovered(
  lines: readonly CartLine[],
  warehouses: readonly WarehouseFacts[],
  stock: DeliveryFacts['stock'],
): boolean {
  return covers(warehouses, demandOf(lines), (upc, placeId) => stock.get(upc)?.get(placeId) ?? 0);
}

function demandOf(lines: readonly CartLine[]): ReadonlyMap<string, number> {
  const demand = new Map<string, number>();
  for (const { upc, quantity } of lines) demand.set(upc, (demand.get(upc) ?? 0) + quantity);
  return demand;
}

function sourcesOf(line: CartLine, warehouses: readonly WarehouseFacts[], left: Left): readonly Source[] {
  const whole = warehouses.find(({ id }) => left(line.upc, id) >= line.quantity);
  if (whole) return [{ placeId: whole.id, quantity: line.quantity }];
  const parts: Source[] = [];
  let missing = line.quantity;
  // The one with most stock first, so that a line that has to be split is split into few parts.
  const fullest = [...warehouses].sort((one, other) => left(line.upc, other.id) - left(line.upc, one.id));
  for (const { id } of fullest) {
    const quantity = Math.min(missing, Math.max(0, left(line.upc, id)));
    if (quantity > 0) parts.push({ placeId: id, quantity });
    missing -= quantity;
  }
  return parts;
}
