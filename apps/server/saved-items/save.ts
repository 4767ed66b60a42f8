import { saveForLater } from '@eyelet/contracts/saved-items/save.ts';
import { findSavedList } from '@eyelet/db/saved-items/saved-item.ts';
import { removeLine } from '@eyelet/domain/cart/change-lines.ts';
import { changeCart, readOpenCart } from '../cart/change.ts';
import { cartView } from '../cart/view.ts';
import { handle } from '../kernel/handle.ts';
import { Refusal, refuse } from '../kernel/refusal.ts';
import { ownerOf } from '../lists/owner.ts';
import { keepItem } from './keep.ts';
import { savedItemsView } from './view.ts';

/**
 * Moves a line of a cart to the saved items (C1.10, C7.49). It is saved before it leaves the cart, so that nothing is lost
 * in between.
 */
export const saveForLaterHandler = handle(saveForLater, async (context, { params, query, body }) => {
  const owner = ownerOf(context);
  const open = await readOpenCart(context, params.basketId);
  if (open instanceof Refusal) return open;
  const line = open.document.lines.find(({ id }) => id === body.itemId);
  if (!line) return refuse('ORD404');
  if (line.bonus !== null) return refuse('GWP403');
  // The greeting of a gift card is personal, and not to be kept longer than a cart.
  if (line.giftCard) return refuse('ORD404');
  const { upc, productId, recipeId, quantity } = line;
  const item = { id: context.newId(), upc, product_id: productId, recipe_id: recipeId, quantity };
  const refused = await keepItem(context, owner, item);
  if (refused) return refused;
  const cart = await changeCart(context, params.basketId, (document) => removeLine(document, line.id));
  if (cart instanceof Refusal) return cart;
  const { db } = context.shop.database;
  context.shop.events.itemSaved({ upc, quantity });
  return {
    ...savedItemsView(context, await findSavedList(db, owner), query),
    cart: await cartView(context, cart),
  };
});
