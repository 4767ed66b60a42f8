import { freeStock } from '@eyelet/db/reservations/free-stock.ts';
import type { CartDocument } from '@eyelet/domain/cart/document.ts';
import type { Context } from '../kernel/context.ts';
import { type FreePieces, placesOf } from './facts.ts';

/** A size and stores that a call asks for beside what the cart names. */
export type AskedBeside = Readonly<{ upc?: string | undefined; storeIds?: readonly (string | null)[] }>;

/** What the places of a cart have of its sizes at this moment, in one query: for answers that promise stock. */
export async function freshPieces(
  document: CartDocument,
  context: Context,
  { upc: asked, storeIds = [] }: AskedBeside = {},
): Promise<FreePieces> {
  const named = document.lines.map(({ upc }) => upc);
  const upcs = [...new Set(asked === undefined ? named : [...named, asked])];
  const places = [...placesOf(document, context), ...storeIds.filter((id) => id !== null)];
  const stock = await freeStock(context.shop.database.pool, upcs, places);
  return (upc, placeId) => stock.get(upc)?.get(placeId) ?? 0;
}
