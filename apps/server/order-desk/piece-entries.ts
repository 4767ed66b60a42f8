import type { TimelineEntry } from '@eyelet/contracts/order-desk/timeline.ts';
import type { Reader } from '@eyelet/db/database.ts';
import { pieceMovesOf } from '@eyelet/db/packing/piece-move.ts';
import type { Shop } from '../kernel/shop.ts';
import type { StoredOrder } from '../stored-orders/stored-order.ts';
import { nothing } from './no-entry.ts';

/** Which pieces of an order were not found, and which places supply them instead. */
export async function pieceEntries(
  db: Reader,
  { catalogue }: Pick<Shop, 'catalogue'>,
  { orderNumber, lines }: Pick<StoredOrder, 'orderNumber' | 'lines'>,
): Promise<readonly TimelineEntry[]> {
  const nameOf = (placeId: string) => catalogue.place(placeId)?.name ?? placeId;
  return (await pieceMovesOf(db, orderNumber)).map(({ moveNo, shippingId, upc, from, qty, supplied, author, at }) => {
    const line = lines.find((one) => one.upc === upc);
    const piecesMoved = {
      ...{ moveNo, shippingId, upc, qty, name: line?.name ?? upc, size: line?.size ?? '' },
      from: from === null ? null : { placeId: from, name: nameOf(from) },
      to: supplied.map((one) => ({ placeId: one.placeId, name: nameOf(one.placeId), qty: one.qty })),
      left: qty - supplied.reduce((sum, one) => sum + one.qty, 0),
    };
    return { ...nothing, kind: 'pieces', at: at.toISOString(), author: author ?? '', piecesMoved };
  });
}
