import type { Transaction } from '@eyelet/db/database.ts';
import { nowhere } from '@eyelet/db/orders/unplaced.ts';
import { missingReports, resupply, type SuppliedUnits } from '@eyelet/db/packing/missing.ts';
import { lockSupply } from '@eyelet/db/reservations/lock-supply.ts';
import { countParcels } from '@eyelet/db/stock/place-sending.ts';
import { takeLocked } from '@eyelet/db/stock/take-locked.ts';
import type { Tables } from '@eyelet/db/tables/tables.ts';
import { allocateShipments } from '@eyelet/domain/delivery/allocate.ts';
import { parcellingsFrom } from '@eyelet/domain/delivery/parcellings.ts';
import { defaultMarket, marketByHeader } from '@eyelet/domain/markets/markets.ts';
import type { Shop } from '../kernel/shop.ts';
import { sendingPlaces } from '../pricing/sending-places.ts';
import { isSentByStores } from '../stored-orders/sent-by-stores.ts';
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
  /** Whether its stock of the size is written too. */
  noneLeft?: boolean;
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
  const { shop, stored, shipment, upc, units, from, noneLeft = false } = missing;
  const { orderNumber, cartId } = stored;
  const missed = (await missingReports(tx, orderNumber)).filter((one) => one.upc === upc).map((one) => one.place_id);
  const excluded = new Set([...missed, from]);
  const market = marketByHeader(stored.order.locale) ?? defaultMarket;
  const all = sendingPlaces({ shop, market }, shipment);
  const warehouses = all.warehouses.filter(({ id }) => !excluded.has(id));
  const stores = all.stores.filter((id) => !excluded.has(id));
  const lines = [...units].map(([lineNo, quantity]) => ({ id: String(lineNo), upc, quantity }));
  const isFree = ({ id }: Readonly<{ id: string }>) => isSentByStores(lineOf(stored, id));
  const places = { warehouses: warehouses.map(({ id }) => id), stores };
  const stock = await lockSupply(tx, { ...places, upcs: [upc], cartId, written: noneLeft ? [from] : [] }, now);
  const sending = parcellingsFrom([{ lines, warehouses, isFree }], { warehouses, stores, stock });
  const found = allocateShipments(sending, stock);
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
  const placeIds = [...new Set(supplied.map(({ placeId }) => placeId))];
  await countParcels(tx, { cartId, placeIds }, now);
  await resupply(tx, orderNumber, from, [...supplied, ...left]);
  return supplied;
}

function lineOf({ lines }: StoredOrder, id: string): StoredLine | undefined {
  return lines.find(({ line_no }) => String(line_no) === id);
}
