import { restoreItems } from '@eyelet/contracts/checkout/restore-items.ts';
import { markRestored } from '@eyelet/db/orders/mark.ts';
import { findOrder } from '@eyelet/db/orders/read.ts';
import type { DraftLine } from '@eyelet/db/placement/draft.ts';
import type { CartDocument } from '@eyelet/domain/cart/document.ts';
import { createMessages } from '@eyelet/messages/create-messages.ts';
import { withGoods } from '../cart/add.ts';
import { changeCart, readOpenCart } from '../cart/change.ts';
import { goodsOf } from '../cart/goods.ts';
import { basketIdOf } from '../cart/target.ts';
import { cartView } from '../cart/view.ts';
import type { Context } from '../kernel/context.ts';
import { handle } from '../kernel/handle.ts';
import { Refusal, refuse } from '../kernel/refusal.ts';

/** Puts the items of a failed order into a cart, once (C4.11). */
export const restore = handle(restoreItems, async ({ params, body }, context) => {
  const { shop, session, now } = context;
  const order = await findOrder(shop.database.pool, params.orderNumber);
  if (!order || order.owner !== session?.consumerNo || order.state !== 'cancelled') return refuse('ORD409');
  const id = basketIdOf(body);
  const open = await readOpenCart(context, id);
  if (open instanceof Refusal) return open;
  if (!(await markRestored(shop.database.db, order.orderNumber, now))) return cartView(open, context);
  let left: readonly DraftLine[] = [];
  const cart = await changeCart(context, id, (document) => {
    const refilled = refill(document, order.lines, context);
    left = refilled.left;
    return refilled.document;
  });
  if (cart instanceof Refusal) return cart;
  const message = createMessages(context.market.language)('flash.ProductItemNotAvailable');
  const flash = left.map((line) => ({
    type: 'ProductItemNotAvailable' as const,
    level: 'error' as const,
    message,
    details: { itemId: line.item_id, maxAllowedQty: null },
  }));
  return cartView(cart, context, { flash });
});

/** The cart with the lines added as far as they can still be bought, and the lines left out. */
function refill(document: CartDocument, lines: readonly DraftLine[], context: Context) {
  const left: DraftLine[] = [];
  let filled = document;
  for (const line of lines) {
    const goods = goodsOf(context, line.upc);
    const asked = { upc: line.upc, qty: line.qty, maxQty: line.max_qty, recipeId: line.recipe_id ?? undefined };
    const next = goods?.price ? withGoods(filled, goods, asked, line.item_id) : undefined;
    if (!next || next instanceof Refusal) left.push(line);
    else filled = next;
  }
  return { document: filled, left };
}
