import { removeCart } from '@eyelet/contracts/cart/remove.ts';
import { dropTemporaryCart } from '@eyelet/db/cart/cart.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';

/** Forgets a temporary basket (B9.37); somebody else's is as unknown as one that never was. */
export const removeCartHandler = handle(removeCart, async ({ params }, { shop, session }) => {
  const { dropped, isCart } = await dropTemporaryCart(shop.database.pool, params.basketId, session?.consumerNo ?? '');
  return isCart ? refuse('BSK404') : { removed: dropped };
});
