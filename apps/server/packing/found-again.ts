import type { Transaction } from '@eyelet/db/database.ts';
import { nowhere, type UnplacedUnits } from '@eyelet/db/orders/unplaced.ts';
import { countFound, type MissingReport, resupply, type SuppliedUnits } from '@eyelet/db/packing/missing.ts';
import { lockSellable } from '@eyelet/db/reservations/free-stock.ts';
import { countParcels, lockSendingStores } from '@eyelet/db/stock/place-sending.ts';
import { takeLocked } from '@eyelet/db/stock/take-locked.ts';
import { wasCountedSince } from '@eyelet/db/stock/writing.ts';
import type { Tables } from '@eyelet/db/tables/tables.ts';
import { someUnits } from './some-units.ts';

/** What a place has found: pieces of an order that no place has, all of one size, and its reports of that size. */
type Found = Readonly<{
  orderNumber: string;
  /** Of the order, if they are sent in a parcel; null where they are collected at the place. */
  cartId: string | null;
  placeId: string;
  upc: string;
  wanted: readonly UnplacedUnits[];
  reports: readonly MissingReport[];
}>;

/**
 * Has a place supply what it has found again: at most what it has missed and not found before, as no more than that has left its stock for
 * them. A store that has no parcel of the order to send any more is given another one, which counts. Also when its day is full: the piece is in
 * somebody's hands there, and nowhere else. The order is locked.
 */
export async function foundAgain(
  tx: Transaction<Tables>,
  { orderNumber, cartId, placeId, upc, wanted, reports }: Found,
  now: Date,
): Promise<readonly SuppliedUnits[]> {
  const open = reports.filter((one) => one.qty > one.found);
  const missed = open.reduce((sum, one) => sum + one.qty - one.found, 0);
  const lacking = wanted.reduce((sum, one) => sum + one.qty, 0);
  const qty = Math.min(missed, lacking);
  const [first] = open;
  if (!first || qty === 0) return [];
  const units = someUnits(
    wanted.map((one) => [one.lineNo, one.qty]),
    qty,
  );
  const supplied = [...(units ?? [])].map(([lineNo, count]) => ({ lineNo, placeId, qty: count }));
  // Stock is locked before stores are, as by everybody who does both.
  const isCounted = await wasCountedSince(tx, { placeId, upc, since: first.reported_at });
  const free = isCounted ? (await lockSellable(tx, [upc], [placeId])).free : undefined;
  if (cartId !== null) {
    const sender = { cartId, placeIds: [placeId] };
    await lockSendingStores(tx, sender, now);
    await countParcels(tx, sender, now);
  }
  await resupply(tx, orderNumber, nowhere, supplied);
  await countFound(tx, { orderNumber, placeId, upc, qty });
  // Whoever has counted since may have counted them too.
  const counted = Math.max(0, Math.min(qty, free?.get(upc)?.get(placeId) ?? 0));
  if (counted > 0) await takeLocked(tx, [{ upc, placeId, qty: counted }]);
  return supplied;
}
