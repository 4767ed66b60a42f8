import { createCart } from '@eyelet/contracts/cart/create.ts';
import { insertCart } from '@eyelet/db/cart/cart.ts';
import { type CartDocument, emptyCart } from '@eyelet/domain/cart/document.ts';
import type { Context } from '../kernel/context.ts';
import { handle } from '../kernel/handle.ts';
import { answersOf } from './answers.ts';
import type { OpenCart } from './change.ts';
import { settleDocument } from './settle.ts';
import { cartView } from './view.ts';

/** Creates an empty cart (C7.24). */
export const createCartHandler = handle(createCart, async (context) => {
  const cart = await storeCart(context, emptyCart(context.market.locale));
  return cartView(context, cart);
});

/** Stores a new cart of the caller, settled like every changed cart. */
export async function storeCart(context: Context, wanted: CartDocument): Promise<OpenCart> {
  const id = context.newId();
  const owner = context.session?.consumerNo ?? '';
  const answers = await answersOf(context, owner);
  const { document, transitions, priced } = settleDocument(context, { ...wanted, ...answers });
  await insertCart(context.shop.database.pool, id, owner, document, context.now, document.temporary);
  context.shop.events.cartCreated({ basketId: id, locale: context.market.locale });
  return { id, owner, state: 'open', version: 1, document, transitions, priced };
}
