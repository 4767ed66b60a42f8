import type { CartAddress, CartDocument } from './document.ts';

/** A cart with a shipping address; the billing address follows if the shopper asked for that (C7.41). */
export function withShippingAddress(document: CartDocument, shippingAddress: CartAddress): CartDocument {
  const sent = { ...document, shippingAddress };
  return document.billsShippingAddress ? { ...sent, billingAddress: { ...shippingAddress, approachType: 'B' } } : sent;
}

/** A cart with a billing address of its own. */
export function withBillingAddress(document: CartDocument, billingAddress: CartAddress): CartDocument {
  return { ...document, billingAddress, billsShippingAddress: false };
}
