import { createCartWithItem } from '@eyelet/contracts/cart/create-with-item.ts';
import { emptyCart } from '@eyelet/domain/cart/document.ts';
import { handle } from '../kernel/handle.ts';
import { Refusal } from '../kernel/refusal.ts';
import { storeCart } from './create.ts';
import { newLine, withoutInventory } from './new-line.ts';
import { cartView } from './view.ts';

/** Creates a cart with its first item (C7.25), or a temporary basket; refused items leave no cart behind. */
export const createCartWithItemHandler = handle(createCartWithItem, async (context, { body }) => {
  const line = newLine(context, body);
  if (line instanceof Refusal) return line;
  const { upc } = line.goods.sku;
  const empty = { ...emptyCart(context.market.locale), temporary: body.temporary === true };
  const document = line.into(body.inPlaceOf ? { ...empty, copiedFrom: body.inPlaceOf } : empty);
  if (document instanceof Refusal) return (await withoutInventory(context, document, upc)) ?? document;
  const cart = await storeCart(context, document);
  context.shop.events.itemAdded({ basketId: cart.id, upc, quantity: body.qty ?? 1 });
  return cartView(context, cart);
});
