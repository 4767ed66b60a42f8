import type { Cart } from '@eyelet/contracts/cart/cart.ts';
import type { Shopper } from '../shopper/shopper.ts';
import { readNow } from './read-now.ts';

/**
 * Brings the cart up to date, after the token (C4.27). Without a cart nothing is called or created (C4.15); a cart that the
 * server lost is recreated from the copy in this browser (C4.16), unless it was about to be ordered, or the shopper has
 * another one, as when their session has ended and they are a guest again.
 */
export async function refreshCart({ client, cart: store }: Shopper): Promise<Cart | null> {
  const { basketId } = await client.identity.ensure();
  const known = store.last();
  const { gone } = store.get();
  const id = known?.id ?? (basketId !== null && !gone.includes(basketId) ? basketId : undefined);
  if (id === undefined) return null;
  try {
    store.take({ kind: 'answered', cart: await readNow(client, id) });
  } catch (error) {
    const { isCartNotFound } = await import('../shopper/cart-not-found.ts');
    if (!isCartNotFound(error)) throw error;
    const lost = store.wasPlacing(id) ? null : known;
    store.take({ kind: 'ended', basketId: id });
    if (basketId !== null && !store.get().gone.includes(basketId)) return refreshCart({ client, cart: store });
    const { remakeCart } = await import('./remake.ts');
    const cart = await remakeCart(client, lost);
    if (cart) store.take({ kind: 'answered', cart });
  }
  return store.last();
}
