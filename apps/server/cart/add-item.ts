import { addItem } from '@eyelet/contracts/cart/add-item.ts';
import { handle } from '../kernel/handle.ts';
import { Refusal } from '../kernel/refusal.ts';
import { changeCart, readOpenCart } from './change.ts';
import { type NewLineRefusal, newLine, withoutInventory } from './new-line.ts';
import { basketIdOf } from './target.ts';
import { cartView } from './view.ts';

/** Adds units of a size to a cart (C7.30). */
export const addItemHandler = handle(addItem, async (context, { body, query }) => {
  const id = basketIdOf(body, query);
  const line = newLine(context, body);
  if (line instanceof Refusal) {
    const cart = await readOpenCart(context, id);
    return cart instanceof Refusal ? cart : line;
  }
  const { upc } = line.goods.sku;
  const cart = await changeCart<NewLineRefusal>(context, id, line.into);
  if (cart instanceof Refusal) return (await withoutInventory(context, cart, upc)) ?? cart;
  context.shop.events.itemAdded({ basketId: cart.id, upc, quantity: body.qty ?? 1 });
  return cartView(context, cart);
});
