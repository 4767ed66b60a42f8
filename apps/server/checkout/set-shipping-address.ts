import { setShippingAddress } from '@eyelet/contracts/checkout/set-shipping-address.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { withShippingAddress } from '@eyelet/domain/cart/addresses.ts';
import type { CartDocument } from '@eyelet/domain/cart/document.ts';
import { checkShipping } from '../addresses/check.ts';
import { detailsAsked, withState } from '../addresses/details.ts';
import { changeCart } from '../cart/change.ts';
import { cartView } from '../cart/view.ts';
import type { Context } from '../kernel/context.ts';
import { handle } from '../kernel/handle.ts';
import { Refusal } from '../kernel/refusal.ts';
import { wakeAnnouncer } from '../kernel/wake-announcer.ts';
import { subscribeTo } from '../subscriptions/new-subscription.ts';
import { collectionAsked, pickupContactAsked } from './collect.ts';

/** Sets where a cart is delivered (C7.38): an address, a collection point, or the contact for a pickup. */
export const setShippingAddressHandler = handle(setShippingAddress, async (context, { params, body }) => {
  const change = await changeAsked(context, body);
  if (change instanceof Refusal) return change;
  const cart = await changeCart(context, params.basketId, change.into);
  if (cart instanceof Refusal) return cart;
  if (body.subscriptions?.newsletterConsent && change.email) await subscribeBuyer(context, change.email);
  return cartView(context, cart);
});

type Body = Parameters<(typeof setShippingAddressHandler)['run']>[1]['body'];

type Change = Readonly<{ email: string; into: (document: CartDocument) => CartDocument }>;

/** Shipments that are handed over in a store. */
const atStore = /^(?:pickup|sts)-/;

async function changeAsked(context: Context, body: Body) {
  if (body.context === 'COLLECTION' || body.collectionPointId !== undefined) {
    const point = await collectionAsked(context, body);
    if (point instanceof Refusal) return point;
    const into = (document: CartDocument): CartDocument => ({
      ...document,
      collectionPoint: point,
      shippingMethod: 'pudo',
      shopperAppliedMethod: true,
      methodTransition: null,
    });
    return { email: point.contact.email, into } satisfies Change;
  }
  if (atStore.test(body.shippingId ?? '')) {
    const pickupContact = pickupContactAsked(context, body);
    if (pickupContact instanceof Refusal) return pickupContact;
    const into = (document: CartDocument): CartDocument => ({ ...document, pickupContact });
    return { email: pickupContact.email, into } satisfies Change;
  }
  const shippingAddress = checkShipping(context, withState(body));
  if (shippingAddress instanceof Refusal) return shippingAddress;
  const into = (document: CartDocument): CartDocument =>
    withShippingAddress(afresh(withoutPoint(document)), { ...shippingAddress, ...detailsAsked(context, body) });
  return { email: shippingAddress.email, into } satisfies Change;
}

/** With a new address, methods that were chosen automatically are chosen again; those of the shopper stay (C7.37). */
function afresh(document: CartDocument): CartDocument {
  const isOwn = document.shopperAppliedMethod || document.shippingMethod === 'standard';
  return isOwn ? document : { ...document, shippingMethod: 'standard', methodTransition: null };
}

/** The cart without its collection point. */
export function withoutPoint(document: CartDocument): CartDocument {
  if (!document.collectionPoint) return document;
  const home = document.shippingMethod === 'pudo' ? { shippingMethod: 'standard', shopperAppliedMethod: false } : {};
  return { ...document, collectionPoint: null, ...home };
}

/** A shopper who ticks the newsletter next to the address is subscribed with its email (B7.06). */
async function subscribeBuyer(context: Context, recipient: string): Promise<void> {
  const { database } = context.shop;
  const wanted = { consumerId: undefined, type: 'Newsletter', channel: 'email', recipient } as const;
  await transact(database.db, (tx) => subscribeTo(tx, wanted, context));
  wakeAnnouncer(database);
}
