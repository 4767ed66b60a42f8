import { freeStock } from '@eyelet/db/reservations/free-stock.ts';
import type { CartDocument } from '@eyelet/domain/cart/document.ts';
import type { Context } from '../kernel/context.ts';
import { type FreePieces, placesOf } from './facts.ts';

/** What the places of a cart have of its sizes at this moment, in one query: for answers that promise stock. */
export async function freshPieces(document: CartDocument, context: Context): Promise<FreePieces> {
  const upcs = [...new Set(document.lines.map(({ upc }) => upc))];
  const stock = await freeStock(context.shop.database.pool, upcs, placesOf(document, context));
  return (upc, placeId) => stock.get(upc)?.get(placeId) ?? 0;
}
