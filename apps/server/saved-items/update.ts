import { updateSavedItems } from '@eyelet/contracts/saved-items/update.ts';
import { findSavedList } from '@eyelet/db/saved-items/saved-item.ts';
import { cartView } from '../cart/view.ts';
import { handle } from '../kernel/handle.ts';
import { Refusal } from '../kernel/refusal.ts';
import { ownerOf } from '../lists/owner.ts';
import { changesAsked } from './changes-asked.ts';
import { changeKept } from './keep.ts';
import { moveToCart } from './move-to-cart.ts';
import { savedItemsView } from './view.ts';

/** Changes saved items, then moves those of them to the cart that the call names (C7.48, C7.99). */
export const updateSavedItemsHandler = handle(updateSavedItems, async (context, { query, body }) => {
  const owner = ownerOf(context);
  const { items = [], moveToCart: itemIds = [] } = body;
  if (items.length > 0) {
    const refused = await changeKept(context, owner, (rows) => changesAsked(context, items, rows));
    if (refused) return refused;
  }
  const cart = itemIds.length > 0 ? await moveToCart(context, owner, itemIds, body.basketId) : undefined;
  if (cart instanceof Refusal) return cart;
  const list = await findSavedList(context.shop.database.db, owner);
  return { ...savedItemsView(context, list, query), cart: cart ? await cartView(context, cart) : null };
});
