import type { CartLine } from '../cart/document.ts';
import type { DeliveryFacts, WarehouseFacts } from './facts.ts';
import type { Source } from './shipment.ts';

/** Lines that leave together, from the given warehouses. Their pieces must be there, counted over all of these. */
export type Parcelling = Readonly<{ lines: readonly CartLine[]; warehouses: readonly WarehouseFacts[] }>;

type Left = (upc: string, placeId: string) => number;

/** Sets of more warehouses than this are not looked for; a shipment that needs more takes from all in order. */
const largestSet = 3;

/**
 * From which warehouses each line comes, by line id. A shipment comes from as few warehouses as possible, of equally
 * many from those that can hand over to express; shipments before take first.
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

/** Whether warehouses have all pieces of the lines together. */
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

function covers(warehouses: readonly WarehouseFacts[], demand: ReadonlyMap<string, number>, left: Left): boolean {
  for (const [upc, quantity] of demand) {
    if (warehouses.reduce((sum, { id }) => sum + Math.max(0, left(upc, id)), 0) < quantity) return false;
  }
  return true;
}

function fewestFor(
  demand: ReadonlyMap<string, number>,
  warehouses: readonly WarehouseFacts[],
  left: Left,
): readonly WarehouseFacts[] {
  const ordered = [...warehouses].sort((one, other) => Number(other.express) - Number(one.express));
  for (let size = 1; size <= Math.min(largestSet, ordered.length); size++) {
    for (const set of setsOf(ordered, size)) if (covers(set, demand, left)) return set;
  }
  return ordered;
}

/** All sets of a size, those of earlier members first. */
function* setsOf<One>(all: readonly One[], size: number): Generator<readonly One[]> {
  if (size === 0) yield [];
  for (const [index, one] of size > 0 ? all.entries() : []) {
    for (const rest of setsOf(all.slice(index + 1), size - 1)) yield [one, ...rest];
  }
}

function sourcesOf(line: CartLine, warehouses: readonly WarehouseFacts[], left: Left): readonly Source[] {
  const whole = warehouses.find(({ id }) => left(line.upc, id) >= line.quantity);
  if (whole) return [{ placeId: whole.id, quantity: line.quantity }];
  const parts: Source[] = [];
  let missing = line.quantity;
  for (const { id } of warehouses) {
    const quantity = Math.min(missing, Math.max(0, left(line.upc, id)));
    if (quantity > 0) parts.push({ placeId: id, quantity });
    missing -= quantity;
  }
  return parts;
}
