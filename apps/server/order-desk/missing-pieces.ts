import type { DeskShipment } from '@eyelet/contracts/order-desk/order.ts';
import type { Reader } from '@eyelet/db/database.ts';
import type { UnplacedUnits } from '@eyelet/db/orders/unplaced.ts';
import { missingReports } from '@eyelet/db/packing/missing.ts';
import type { Shop } from '../kernel/shop.ts';
import type { StoredOrder } from '../stored-orders/stored-order.ts';

/** What of an order no place has, by shipment, each size once with the places that could not find it, and have not since. */
export async function missingPieces(
  db: Reader,
  { catalogue }: Pick<Shop, 'catalogue'>,
  { orderNumber, lines, state }: StoredOrder,
  units: readonly UnplacedUnits[],
): Promise<ReadonlyMap<string, DeskShipment['missing']>> {
  const missing = new Map<string, DeskShipment['missing']>();
  if (state !== 'confirmed' && state !== 'in fulfilment') return missing;
  const reports = units.length === 0 ? [] : await missingReports(db, orderNumber);
  for (const { shippingId, upc, qty } of units) {
    const known = missing.get(shippingId) ?? [];
    const same = known.find((one) => one.upc === upc);
    const line = lines.find((one) => one.upc === upc);
    const placeIds = new Set(
      reports.filter((one) => one.upc === upc && one.qty > one.found).map((one) => one.place_id),
    );
    const piece = {
      upc,
      name: [line?.name, line?.colour, line?.size].filter(Boolean).join(', '),
      qty: qty + (same?.qty ?? 0),
      places: [...placeIds].map((placeId) => ({ placeId, name: catalogue.place(placeId)?.name ?? placeId })),
    };
    missing.set(shippingId, [...known.filter((one) => one !== same), piece]);
  }
  return missing;
}
