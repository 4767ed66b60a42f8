import { readCart } from '@eyelet/contracts/cart/read.ts';
import { handle } from '../kernel/handle.ts';
import { Refusal } from '../kernel/refusal.ts';
import { readOpenCart } from './change.ts';
import { cartView } from './view.ts';

/** Reads a cart (C7.26). */
export const read = handle(readCart, async ({ params, query }, context) => {
  const cart = await readOpenCart(context, params.basketId);
  return cart instanceof Refusal ? cart : cartView(cart, context, { storeId: query.favStoreId });
});
