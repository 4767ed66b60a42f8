import type { Transaction } from '@eyelet/db/database.ts';
import { type Fact, writeFacts } from '@eyelet/db/events/event.ts';
import { endLacking } from '@eyelet/db/orders/lacking.ts';
import { postpone } from '@eyelet/db/orders/postpone.ts';
import type { SuppliedUnits } from '@eyelet/db/packing/missing.ts';
import { insertPieceMove } from '@eyelet/db/packing/piece-move.ts';
import type { Tables } from '@eyelet/db/tables/tables.ts';
import { lastDayFrom } from '@eyelet/domain/delivery/last-day.ts';
import { defaultMarket, marketByHeader } from '@eyelet/domain/markets/markets.ts';
import type { Context } from '../kernel/context.ts';
import { staffOf } from '../kernel/staff-of.ts';
import type { StoredOrder, StoredShipment } from '../stored-orders/stored-order.ts';

/** Pieces of a size that the places supply which have them; the rest no place has. */
type MovedPieces = Readonly<{
  stored: StoredOrder;
  shipment: StoredShipment;
  upc: string;
  qty: number;
  /** The place that could not find them; null: no place had them. */
  from: string | null;
  supplied: readonly SuppliedUnits[];
}>;

/**
 * Tells of pieces that move: the timeline of their order, outside systems, and the shopper, where they arrive later for that than on every
 * day that was named. Of pieces that no place has nobody knows a day. The order is locked.
 */
export async function tellMoved(
  tx: Transaction<Tables>,
  context: Context,
  { stored, shipment, upc, qty, from, supplied }: MovedPieces,
): Promise<void> {
  const { now } = context;
  const { orderNumber } = stored;
  const { shipping_id: shippingId } = shipment;
  const moved = byPlace(supplied);
  const day = moved.length > 0 ? dayOf(stored, shipment, now) : undefined;
  await insertPieceMove(tx, {
    ...{ order_number: orderNumber, shipping_id: shippingId, upc, qty, from_place: from, supplied: moved },
    ...{ arrives_by: day ?? null, moved_by: staffOf(context).staffId, moved_at: now },
  });
  const left = qty - moved.reduce((sum, one) => sum + one.qty, 0);
  const payload = { orderNumber, shippingId, upc, from, moved, left };
  const facts: Fact[] = [{ name: 'order.pieces-moved', subject: orderNumber, payload }];
  if (day !== undefined && (await postpone(tx, { orderNumber, shippingId }, day))) {
    facts.push({ name: 'shipment.delayed', subject: orderNumber, payload: { orderNumber, shippingId, day } });
  }
  if (from === null) await endLacking(tx, orderNumber);
  await writeFacts(tx, facts, now);
}

function byPlace(supplied: readonly SuppliedUnits[]) {
  const places = new Map<string, number>();
  for (const { placeId, qty } of supplied) places.set(placeId, (places.get(placeId) ?? 0) + qty);
  return [...places].map(([placeId, qty]) => ({ placeId, qty }));
}

/** The last day on which a shipment arrives that leaves from now on. */
function dayOf({ order }: StoredOrder, { kind, method_code: method, address }: StoredShipment, now: Date) {
  const market = marketByHeader(order.locale) ?? defaultMarket;
  return lastDayFrom(now, { kind, method, country: address?.country ?? market.country }, market);
}
