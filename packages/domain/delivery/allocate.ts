import type { CartLine } from '../cart/document.ts';
import type { DeliveryFacts, WarehouseFacts } from './facts.ts';
import { covers, type Demand, fewestFor, type Left } from './fewest-warehouses.ts';
import type { Source } from './shipment.ts';

/** What of a line decides where it comes from. */
export type AllocatedLine = Pick<CartLine, 'id' | 'upc' | 'quantity'>;

/**
 * Lines that are shipped together, from the given warehouses and stores, which must have their units in total; `stores` are those that
 * may send them where the warehouses have too few.
 */
export type Parcelling = Readonly<{
  lines: readonly AllocatedLine[];
  warehouses: readonly WarehouseFacts[];
  stores?: readonly string[];
}>;

/**
 * The places of each line, by line id. A shipment uses as few as possible: warehouses alone where they have all of it, those with
 * express carriers first; else one store that has all of it, or as few places as can be, warehouses before stores, and of stores those
 * with most of what is wanted. Earlier shipments take stock first.
 */
export function allocateShipments(
  shipments: readonly Parcelling[],
  stock: DeliveryFacts['stock'],
): ReadonlyMap<string, readonly Source[]> {
  const taken = new Map<string, number>();
  const left: Left = (upc, placeId) => (stock.get(upc)?.get(placeId) ?? 0) - (taken.get(`${upc} ${placeId}`) ?? 0);
  const sources = new Map<string, readonly Source[]>();
  for (const { lines, warehouses, stores = [] } of shipments) {
    const demand = demandOf(lines);
    const isShort = stores.length > 0 && !covers(warehouses, demand, left);
    const chosen = fewestFor(demand, isShort ? [...warehouses, ...fullestOf(stores, demand, left)] : warehouses, left);
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

/**
 * The place of each line that leaves as a whole, by line id; a line that no single place has beside the others is absent. Lines that are
 * shipped together come from as few places as can be, unless one of them would have to be split: then each comes from a warehouse that
 * has it whole, else from such a store. What only warehouses can send takes first then, and larger lines before smaller ones, which fit
 * where these do not.
 */
export function placesOfWhole(
  shipments: readonly Parcelling[],
  stock: DeliveryFacts['stock'],
): ReadonlyMap<string, string> {
  const together = allocateShipments(shipments, stock);
  const isWhole = ({ id, quantity }: AllocatedLine) => together.get(id)?.[0]?.quantity === quantity;
  if (shipments.every(({ lines }) => lines.every(isWhole))) {
    return new Map([...together].flatMap(([id, [source]]) => (source ? [[id, source.placeId] as const] : [])));
  }
  const taken = new Map<string, number>();
  const left: Left = (upc, placeId) => (stock.get(upc)?.get(placeId) ?? 0) - (taken.get(`${upc} ${placeId}`) ?? 0);
  const places = new Map<string, string>();
  const each = shipments.flatMap(({ lines, warehouses, stores = [] }) =>
    lines.map((line) => ({ line, warehouses, stores })),
  );
  const isBound = ({ stores }: (typeof each)[number]) => Number(stores.length === 0);
  each.sort((one, other) => isBound(other) - isBound(one) || other.line.quantity - one.line.quantity);
  for (const { line, warehouses, stores } of each) {
    const { id, upc, quantity } = line;
    const hasAll = (placeId: string) => left(upc, placeId) >= quantity;
    const demand = demandOf([line]);
    const stocked = warehouses.filter((one) => hasAll(one.id));
    const [place] =
      stocked.length > 0 ? fewestFor(demand, stocked, left) : fullestOf(stores.filter(hasAll), demand, left);
    if (!place) continue;
    taken.set(`${upc} ${place.id}`, (taken.get(`${upc} ${place.id}`) ?? 0) + quantity);
    places.set(id, place.id);
  }
  return places;
}

/** Whether warehouses together have all units of the lines. */
export function areCovered(
  lines: readonly AllocatedLine[],
  warehouses: readonly WarehouseFacts[],
  stock: DeliveryFacts['stock'],
): boolean {
  return covers(warehouses, demandOf(lines), (upc, placeId) => stock.get(upc)?.get(placeId) ?? 0);
}

/** Stores, the one with most of what is wanted first; express carriers collect at warehouses only. */
function fullestOf(stores: readonly string[], demand: Demand, left: Left): readonly WarehouseFacts[] {
  const has = (id: string) =>
    [...demand].reduce((sum, [upc, quantity]) => sum + Math.min(quantity, Math.max(0, left(upc, id))), 0);
  const spare = (id: string) => [...demand.keys()].reduce((sum, upc) => sum + Math.max(0, left(upc, id)), 0);
  return [...stores]
    .sort((one, other) => has(other) - has(one) || spare(other) - spare(one))
    .map((id) => ({ id, express: false }));
}

function demandOf(lines: readonly AllocatedLine[]): Demand {
  const demand = new Map<string, number>();
  for (const { upc, quantity } of lines) demand.set(upc, (demand.get(upc) ?? 0) + quantity);
  return demand;
}

function sourcesOf(line: AllocatedLine, warehouses: readonly WarehouseFacts[], left: Left): readonly Source[] {
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
