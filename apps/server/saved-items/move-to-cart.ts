import { claimForMove, releaseFromMove } from '@eyelet/db/saved-items/move.ts';
import { deleteSavedItems, findSavedList, type SavedItemRow } from '@eyelet/db/saved-items/saved-item.ts';
import { type CartDocument, emptyCart } from '@eyelet/domain/cart/document.ts';
import { buyable, withGoods } from '../cart/add.ts';
import { changeCart, type OpenCart, readOpenCart } from '../cart/change.ts';
import { storeCart } from '../cart/create.ts';
import type { Context } from '../kernel/context.ts';
import { Refusal, refuse } from '../kernel/refusal.ts';

export type MoveRefusal = Refusal<'BSK404' | 'ORD404' | 'INV700' | 'INV406' | 'INV408' | 'INV702' | 'PRC400'>;

/** The cart after the move; undefined when another call is moving all of the items and there is no cart to return. */
type Moved = OpenCart | undefined;

/**
 * Moves saved items into a cart, all or none of them: if sold out, one is refused with INV700 (C8.131) and several with
 * INV406 (C8.45, C8.132), and they stay saved. Items are claimed first, so that of two concurrent calls one moves each
 * item.
 */
export async function moveToCart(
  context: Context,
  owner: string,
  itemIds: readonly string[],
  basketId: string | undefined,
): Promise<Moved | MoveRefusal> {
  const { db } = context.shop.database;
  const list = await findSavedList(db, owner);
  const rows = list?.items.filter(({ id }) => itemIds.includes(id)) ?? [];
  if (!list || rows.length < new Set(itemIds).size) return refuse('ORD404');
  const claimed = await claimForMove(
    db,
    list.id,
    rows.map(({ id }) => id),
    context.now,
  );
  if (claimed.length === 0) return basketId === undefined ? undefined : readOpenCart(context, basketId);
  let cart: OpenCart | MoveRefusal | undefined;
  try {
    cart = await putIntoCart(context, claimed, rows.length > 1, basketId);
  } finally {
    if (cart === undefined || cart instanceof Refusal) await releaseFromMove(db, list.id, claimed);
  }
  if (cart instanceof Refusal) return cart;
  await deleteSavedItems(
    db,
    { id: list.id, owner },
    claimed.map(({ id }) => id),
  );
  return cart;
}

async function putIntoCart(
  context: Context,
  items: readonly SavedItemRow[],
  several: boolean,
  basketId: string | undefined,
): Promise<OpenCart | MoveRefusal> {
  const lineIds = items.map(() => context.newId());
  const change = (document: CartDocument) => withItems(context, document, items, lineIds, several);
  if (basketId !== undefined) return changeCart(context, basketId, change);
  const document = change(emptyCart(context.market.locale));
  return document instanceof Refusal ? document : storeCart(context, document);
}

/** Whether a refusal means too little stock, as several such items together are refused with one id. */
const isShort = (id: string) => id === 'INV700' || id === 'INV408';

/** The cart with all items in it. */
function withItems(
  context: Context,
  cart: CartDocument,
  items: readonly SavedItemRow[],
  lineIds: readonly string[],
  several: boolean,
): CartDocument | MoveRefusal {
  const soldOut = refuse(several ? 'INV406' : 'INV700');
  let document = cart;
  for (const [index, { upc, recipe_id, quantity }] of items.entries()) {
    const goods = buyable(context, { upc });
    if (goods instanceof Refusal) return goods.id === 'ORD404' ? soldOut : goods;
    const asked = { upc, qty: quantity, recipeId: recipe_id ?? undefined };
    const next = withGoods(context, document, goods, asked, lineIds[index] ?? '');
    if (next instanceof Refusal) return several && isShort(next.id) ? soldOut : next;
    document = next;
  }
  return document;
}
