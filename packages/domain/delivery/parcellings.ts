import type { CartLine } from '../cart/document.ts';
import type { MethodCode } from '../markets/delivery-method.ts';
import { type AllocatedLine, areCovered, type Parcelling, placesOfWhole } from './allocate.ts';
import type { DeliverableCart, DeliveryFacts, WarehouseFacts } from './facts.ts';
import { isSentByStores } from './sent-by-stores.ts';
import type { Source } from './shipment.ts';

/** Lines that leave together, to a home or a collection point, to a store, or as goods made to order. */
export type SentShipment = Readonly<{ lines: readonly CartLine[]; isHome: boolean; method: MethodCode | undefined }>;

/** Lines that leave together, from where, and which of them stores may send too. */
type Sending<Line extends AllocatedLine> = Readonly<{
  lines: readonly Line[];
  warehouses: readonly WarehouseFacts[];
  isFree: (line: Line) => boolean;
}>;

/** Where what is sent may come from, and what is there. */
type Supply = Readonly<{
  warehouses: readonly WarehouseFacts[];
  stores: readonly string[];
  stock: DeliveryFacts['stock'];
}>;

/**
 * What is allocated together, in the order in which it takes stock. While the warehouses have everything, shipments take theirs as
 * they are. Where they have too little, what only warehouses can send takes first, and stores help with the rest of what goes home.
 */
export function parcellingsFrom<Line extends AllocatedLine>(
  shipments: readonly Sending<Line>[],
  { warehouses, stores, stock }: Supply,
): readonly Parcelling[] {
  const all = shipments.flatMap(({ lines }) => lines);
  if (stores.length === 0 || areCovered(all, warehouses, stock)) return shipments;
  const bound = shipments.map(({ lines, isFree }) => lines.filter((line) => !isFree(line)));
  const free = shipments.flatMap(({ lines, isFree }) => lines.filter(isFree));
  return [...bound.map((lines) => ({ lines, warehouses })), { lines: free, warehouses, stores }];
}

/**
 * The place of each line that leaves as a whole, by line id, for shipments that take stock one after the other; a line that no single place
 * has beside the others is absent. While warehouses have each whole, shipments take theirs as they are. Where they do not, also if they have
 * enough together, what only warehouses can send takes first, and stores help with the rest.
 */
export function wholePlacesFrom<Line extends AllocatedLine>(
  shipments: readonly (Sending<Line> & Pick<Supply, 'stores'>)[],
  stock: DeliveryFacts['stock'],
): ReadonlyMap<string, string> {
  const stocked = placesOfWhole(
    shipments.map(({ lines, warehouses }) => ({ lines, warehouses })),
    stock,
  );
  if (shipments.every(({ lines }) => lines.every(({ id }) => stocked.has(id)))) return stocked;
  const bound = shipments.map(({ lines, warehouses, isFree }) => ({
    lines: lines.filter((line) => !isFree(line)),
    warehouses,
  }));
  const free = shipments.map(({ lines, warehouses, stores, isFree }) => ({
    lines: lines.filter(isFree),
    warehouses,
    stores,
  }));
  return placesOfWhole([...bound, ...free], stock);
}

/** What of the shipments of a cart is allocated together. */
export function parcellingsOf(shipments: readonly SentShipment[], facts: DeliveryFacts): readonly Parcelling[] {
  const { lines: known, stock, sendable, warehouses } = facts;
  const fast = warehouses.filter(({ express }) => express);
  const sent = shipments.map(({ lines, isHome, method }) => ({
    lines,
    warehouses: method === 'express' ? fast : warehouses,
    isFree: (line: CartLine) => isHome && isSentByStores(line, known),
  }));
  const free = sendable.size === 0 ? [] : sent.flatMap(({ lines, isFree }) => lines.filter(isFree));
  const stores = [...new Set(free.flatMap(({ upc }) => [...(sendable.get(upc)?.keys() ?? [])]))];
  return parcellingsFrom(sent, { warehouses, stores, stock });
}

/** The stock that shipments take: all of the warehouses, and of stores what they send beside what is collected there. */
export function stockToSend(
  { lines }: Pick<DeliverableCart, 'lines'>,
  collected: ReadonlyMap<string, readonly Source[]>,
  { stock, sendable }: Pick<DeliveryFacts, 'stock' | 'sendable'>,
): DeliveryFacts['stock'] {
  if (sendable.size === 0) return stock;
  const taken = new Map<string, number>();
  for (const { id, upc } of lines) {
    for (const { placeId, quantity } of collected.get(id) ?? []) {
      taken.set(`${upc} ${placeId}`, (taken.get(`${upc} ${placeId}`) ?? 0) + quantity);
    }
  }
  return new Map(
    [...stock].map(([upc, places]) => {
      const sent = [...(sendable.get(upc) ?? [])].map(
        ([id, units]) => [id, Math.max(0, units - (taken.get(`${upc} ${id}`) ?? 0))] as const,
      );
      return [upc, new Map([...places, ...sent])] as const;
    }),
  );
}
