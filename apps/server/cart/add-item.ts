import { addItem } from '@eyelet/contracts/cart/add-item.ts';
import { handle } from '../kernel/handle.ts';
import { Refusal } from '../kernel/refusal.ts';
import { buyable, type LineRefusal, withGoods } from './add.ts';
import { changeCart, readOpenCart } from './change.ts';
import { basketIdOf } from './target.ts';
import { cartView } from './view.ts';

/** Adds pieces of a size to a cart (C7.30). */
export const add = handle(addItem, async ({ body, query }, context) => {
  const id = basketIdOf(body, query);
  const goods = buyable(context, body);
  if (goods instanceof Refusal) {
    const cart = await readOpenCart(context, id);
    return cart instanceof Refusal ? cart : goods;
  }
  const lineId = context.newId();
  const cart = await changeCart<LineRefusal>(context, id, (document) => withGoods(document, goods, body, lineId));
  if (cart instanceof Refusal) return cart;
  context.shop.events.itemAdded({ basketId: cart.id, upc: goods.sku.upc, quantity: body.qty ?? 1 });
  return cartView(cart, context);
});
