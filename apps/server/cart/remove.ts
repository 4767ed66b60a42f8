import { removeCart } from '@eyelet/contracts/cart/remove.ts';
import { dropTemporaryCart } from '@eyelet/db/cart/cart.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';

/** Deletes a temporary basket (B9.37); somebody else's is answered like one that does not exist. */
export const removeCartHandler = handle(removeCart, async ({ shop, session }, { params }) => {
  const { dropped, isCart } = await dropTemporaryCart(shop.database.pool, params.basketId, session?.consumerNo ?? '');
  return isCart ? refuse('BSK404') : { removed: dropped };
});
