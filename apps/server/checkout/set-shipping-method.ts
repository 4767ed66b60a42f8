import { setShippingMethod } from '@eyelet/contracts/checkout/set-shipping-method.ts';
import { changeCart } from '../cart/change.ts';
import { priceDocument } from '../cart/price.ts';
import { basketIdOf } from '../cart/target.ts';
import { cartView } from '../cart/view.ts';
import { theShipment } from '../cart/view-methods.ts';
import { handle } from '../kernel/handle.ts';
import { Refusal, refuse } from '../kernel/refusal.ts';

/** Chooses a shipping method that the cart may use (C7.36, C8.69). */
export const chooseShippingMethod = handle(setShippingMethod, async ({ body, query }, context) => {
  const cart = await changeCart<'SHP404'>(context, basketIdOf(body, query), (document) => {
    const { totals } = priceDocument(document, context);
    const applies = totals.methods.some(({ method }) => method.code === body.code);
    if (!applies || (body.shippingId ?? theShipment) !== theShipment) return refuse('SHP404');
    return { ...document, shippingMethod: body.code };
  });
  return cart instanceof Refusal ? cart : cartView(cart, context);
});
