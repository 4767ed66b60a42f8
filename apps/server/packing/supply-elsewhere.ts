import type { Transaction } from '@eyelet/db/database.ts';
import { nowhere } from '@eyelet/db/orders/unplaced.ts';
import { missingReports, resupply, type SuppliedUnits } from '@eyelet/db/packing/missing.ts';
import { lockSellable } from '@eyelet/db/reservations/free-stock.ts';
import { countParcels } from '@eyelet/db/stock/place-sending.ts';
import { takeLocked } from '@eyelet/db/stock/take-locked.ts';
import type { Tables } from '@eyelet/db/tables/tables.ts';
import { allocateShipments } from '@eyelet/domain/delivery/allocate.ts';
import { mayStoresSend } from '@eyelet/domain/delivery/sent-by-stores.ts';
import { goesHome } from '@eyelet/domain/delivery/shipment.ts';
import { defaultMarket, marketByHeader } from '@eyelet/domain/markets/markets.ts';
import { readPlaceDetails } from '@eyelet/domain/stores/place-details.ts';
import type { Shop } from '../kernel/shop.ts';
import { sendersOf, warehousesOf } from '../pricing/places.ts';
import type { StoredLine, StoredOrder, StoredShipment } from '../stored-orders/stored-order.ts';

/** Units of lines of one size that their place cannot supply. */
export type MissingUnits = Readonly<{
  shop: Shop;
  stored: StoredOrder;
  shipment: StoredShipment;
  upc: string;
  /** By line number. */
  units: ReadonlyMap<number, number>;
  /** The place that was to supply them. */
  from: string;
}>;

/**
 * Has other places supply units by the rule that placed the order: warehouses first, then stores that send to homes, never those that have
 * missed pieces of that size for this order. What none has is supplied by no place. The order is locked, and the stock that is taken too.
 */
export async function supplyElsewhere(
  tx: Transaction<Tables>,
  missing: MissingUnits,
  now: Date,
): Promise<readonly SuppliedUnits[]> {
  const { stored, upc, units, from } = missing;
  const { orderNumber } = stored;
  const missed = (await missingReports(tx, orderNumber)).filter((one) => one.upc === upc).map((one) => one.place_id);
  const excluded = new Set([...missed, from]);
  const { warehouses, stores } = placesFor(missing);
  const lines = [...units].map(([lineNo, quantity]) => ({ id: String(lineNo), upc, quantity }));
  const bound = new Set(lines.map(({ id }) => id).filter((id) => !isSentByStores(lineOf(stored, id))));
  const isOpen = (id: string) => !excluded.has(id);
  const candidates = [...warehouses.map(({ id }) => id), ...stores].filter(isOpen);
  const { free, sendable } = await lockSellable(tx, [upc], candidates);
  const has = (id: string) => (stores.includes(id) ? sendable : free).get(upc)?.get(id) ?? 0;
  const open = warehouses.filter(({ id }) => isOpen(id));
  const found = allocateShipments(
    [
      { lines: lines.filter(({ id }) => bound.has(id)), warehouses: open },
      { lines: lines.filter(({ id }) => !bound.has(id)), warehouses: open, stores: stores.filter(isOpen) },
    ],
    new Map([[upc, new Map(candidates.map((id) => [id, has(id)]))]]),
  );
  const supplied = [...found].flatMap(([id, parts]) =>
    parts.map(({ placeId, quantity }): SuppliedUnits => ({ lineNo: Number(id), placeId, qty: quantity })),
  );
  await takeLocked(
    tx,
    supplied.map(({ placeId, qty }) => ({ upc, placeId, qty })),
  );
  const left = lines.flatMap(({ id, quantity }): SuppliedUnits[] => {
    const lineNo = Number(id);
    const sum = supplied.reduce((total, one) => total + (one.lineNo === lineNo ? one.qty : 0), 0);
    return sum < quantity && from !== nowhere ? [{ lineNo, placeId: nowhere, qty: quantity - sum }] : [];
  });
  await resupply(tx, orderNumber, from, [...supplied, ...left]);
  const placeIds = [...new Set(supplied.map(({ placeId }) => placeId))].filter((id) => stores.includes(id));
  await countParcels(tx, { orderNumber, placeIds }, now);
  return supplied;
}

/** Where a shipment can come from: nothing that is collected in its store comes from elsewhere, and express carriers collect at some warehouses. */
function placesFor({ shop, stored, shipment }: MissingUnits) {
  if (shipment.kind === 'pickup' || shipment.kind === 'digital') return { warehouses: [], stores: [] };
  const market = marketByHeader(stored.order.locale) ?? defaultMarket;
  const isHome = goesHome(shipment.kind);
  const isExpress = shipment.method_code === 'express';
  const warehouses = warehousesOf({ shop, market })
    .map(({ id, details }) => ({ id, express: readPlaceDetails(details).express }))
    .filter(({ express }) => !isExpress || express);
  return { warehouses, stores: isHome && !isExpress ? sendersOf({ shop, market }).map(({ id }) => id) : [] };
}

function lineOf({ lines }: StoredOrder, id: string): StoredLine | undefined {
  return lines.find(({ line_no }) => String(line_no) === id);
}

/** By the rule of carts. */
function isSentByStores(line: StoredLine | undefined): boolean {
  if (!line) return false;
  const { gift_option: giftOption, gift_card: giftCard, bonus, customs } = line;
  return mayStoresSend({ giftOption, giftCard, bonus }, customs ? 'customs' : 'stocked');
}
