import { createCartWithItem } from '@eyelet/contracts/cart/create-with-item.ts';
import { emptyCart } from '@eyelet/domain/cart/document.ts';
import { handle } from '../kernel/handle.ts';
import { Refusal } from '../kernel/refusal.ts';
import { buyable, withGoods } from './add.ts';
import { storeCart } from './create.ts';
import { cartView } from './view.ts';

/** Creates a cart with its first item (C7.25); refused items leave no cart behind. */
export const createWithItem = handle(createCartWithItem, async ({ body }, context) => {
  const goods = buyable(context, body);
  if (goods instanceof Refusal) return goods;
  const document = withGoods(emptyCart(context.market.locale), goods, body, context.newId());
  if (document instanceof Refusal) return document;
  const cart = await storeCart(context, document);
  context.shop.events.itemAdded({ basketId: cart.id, upc: goods.sku.upc, quantity: body.qty ?? 1 });
  return cartView(cart, context);
});
