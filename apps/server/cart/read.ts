import { readCart } from '@eyelet/contracts/cart/read.ts';
import type { Context } from '../kernel/context.ts';
import { handle } from '../kernel/handle.ts';
import { Refusal } from '../kernel/refusal.ts';
import { changeCart, type OpenCart, readOpenCart } from './change.ts';
import { freshUnits } from './fresh-units.ts';
import { unshownInterruptions } from './interruptions.ts';
import { patched } from './patch.ts';
import { shortageFlashes } from './shortage-flashes.ts';
import { type CartExtras, cartView } from './view.ts';

type Checks = Readonly<{ isPatchRequired?: boolean; inventorySupplyCheck?: boolean }>;

/** Reads a cart (C7.26); without parameters it changes nothing. */
export const readCartHandler = handle(readCart, async (context, { params, query }) => {
  const cart = await readOpenCart(context, params.basketId);
  if (cart instanceof Refusal) return cart;
  // Whoever of the staff sees the shop as its customer sees the cart as it is: what the check finds, the customer is told.
  const asksMore = !context.look && (query.isPatchRequired || query.inventorySupplyCheck);
  // A cart that is being paid for cannot change.
  if (!asksMore || cart.state === 'placing') return cartView(context, cart, { storeId: query.favStoreId });
  return checkedView(context, cart, query, query.favStoreId);
});

/**
 * A cart checked against the stock of the database. Fulfilments that no longer hold are changed permanently; with
 * `isPatchRequired`, unavailable lines are also removed and quantities lowered to what is allowed (C7.28). The findings
 * are shown as flashes (C7.29).
 */
async function checkedView(context: Context, cart: OpenCart, checks: Checks, storeId: string | undefined) {
  const units = await freshUnits(context, cart.document);
  let flash: CartExtras['flash'] = [];
  const checked = await changeCart(
    context,
    cart.id,
    (document) => {
      const shown = unshownInterruptions(context, document);
      flash = shown.flash;
      if (!checks.isPatchRequired) return shown.document;
      const patch = patched(context, shown.document, units);
      flash = [...shown.flash, ...patch.flash];
      return patch.document;
    },
    units,
  );
  if (checked instanceof Refusal) return checked;
  return cartView(context, checked, {
    storeId,
    flash: [...flash, ...shortageFlashes(context, checked.document, units)],
  });
}
