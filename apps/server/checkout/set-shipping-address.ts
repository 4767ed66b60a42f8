import { setShippingAddress } from '@eyelet/contracts/checkout/set-shipping-address.ts';
import { checkShipping } from '../addresses/check.ts';
import { changeCart } from '../cart/change.ts';
import { cartView } from '../cart/view.ts';
import { wakeAnnouncer } from '../jobs/wake.ts';
import type { Context } from '../kernel/context.ts';
import { handle } from '../kernel/handle.ts';
import { Refusal } from '../kernel/refusal.ts';
import { subscribeTo } from '../subscriptions/subscribe.ts';

/** Sets where a cart is delivered (C7.38). */
export const deliverTo = handle(setShippingAddress, async ({ params, body }, context) => {
  const shippingAddress = checkShipping(body, context);
  if (shippingAddress instanceof Refusal) return shippingAddress;
  const cart = await changeCart(context, params.basketId, (document) => ({ ...document, shippingAddress }));
  if (cart instanceof Refusal) return cart;
  if (body.subscriptions?.newsletterConsent) await subscribeBuyer(shippingAddress.email, context);
  return cartView(cart, context);
});

/** Who ticks the newsletter beside his address gets it there (B7.06). */
async function subscribeBuyer(recipient: string, context: Context): Promise<void> {
  const { database } = context.shop;
  const wanted = { consumerId: undefined, type: 'Newsletter', channel: 'email', recipient } as const;
  await database.db.transaction().execute((tx) => subscribeTo(tx, wanted, context));
  wakeAnnouncer(database);
}
