import { reloadSoon } from '../session/refusals.ts';
import type { Shopper } from '../shopper/shopper.ts';

/** Clears the cart of a shopper whom the server does not know, and reloads the page soon (INVALID_CUSTOMER, C8.127). */
export function startOver({ cart }: Shopper): void {
  const known = cart.last();
  if (known) cart.take({ kind: 'ended', basketId: known.id });
  reloadSoon();
}
