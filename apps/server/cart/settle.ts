import type { CartDocument } from '@eyelet/domain/cart/document.ts';
import { settle } from '@eyelet/domain/delivery/settle.ts';
import type { FreshTransition } from '@eyelet/domain/delivery/transitions.ts';
import type { FreeUnits } from '@eyelet/domain/pricing/facts.ts';
import type { Deliver } from '@eyelet/domain/pricing/price-cart.ts';
import type { Context } from '../kernel/context.ts';
import { layOut, type PricedCart } from '../pricing/price.ts';

/** A cart whose choices hold, with the changes that this required, priced. */
export type SettledCart = Readonly<{
  /** The same object when nothing had to change. */
  document: CartDocument;
  transitions: readonly FreshTransition[];
  priced: PricedCart;
}>;

/**
 * Makes the choices of a cart hold on the given stock (by default that of the catalogue in memory) and adds its gifts.
 */
export function settleDocument(context: Context, document: CartDocument, units?: FreeUnits): SettledCart {
  const { market, now } = context;
  const holding: Deliver<readonly FreshTransition[]> = (cart, facts) => {
    const { cart: settled, transitions, ...delivery } = settle(cart, facts, market, now);
    return { cart: settled, delivery, more: transitions };
  };
  const laid = layOut(context, document, holding, { units });
  return { document: asBefore(document, laid.document), transitions: laid.more, priced: laid.priced };
}

/** The document before settling, if settling has changed nothing of it. */
function asBefore(before: CartDocument, after: CartDocument): CartDocument {
  const isSame =
    before.lines.length === after.lines.length &&
    before.lines.every((line, index) => line === after.lines[index]) &&
    before.shippingMethod === after.shippingMethod &&
    before.methodTransition === after.methodTransition;
  return isSame ? before : after;
}
