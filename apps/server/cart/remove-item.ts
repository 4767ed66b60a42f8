import { removeItem } from '@eyelet/contracts/cart/remove-item.ts';
import { removeLine } from '@eyelet/domain/cart/change-lines.ts';
import { handle } from '../kernel/handle.ts';
import { Refusal } from '../kernel/refusal.ts';
import { changeCart } from './change.ts';
import { basketIdOf } from './target.ts';
import { cartView } from './view.ts';

/** Removes a line (C7.31). */
export const removeItemHandler = handle(removeItem, async (context, { query }) => {
  const cart = await changeCart(context, basketIdOf(query), (document) => removeLine(document, query.itemId));
  return cart instanceof Refusal ? cart : cartView(context, cart);
});
