import { listShippingMethods } from '@eyelet/contracts/checkout/list-shipping-methods.ts';
import { readOpenCart } from '../cart/change.ts';
import { priceDocument } from '../cart/price.ts';
import { methodsView, theShipment } from '../cart/view-methods.ts';
import { handle } from '../kernel/handle.ts';
import { Refusal, refuse } from '../kernel/refusal.ts';

/** Lists what a shipment may use (C7.44). */
export const showShippingMethods = handle(listShippingMethods, async ({ params }, context) => {
  const cart = await readOpenCart(context, params.basketId);
  if (cart instanceof Refusal) return cart;
  const { totals } = priceDocument(cart.document, context);
  if (params.shippingId !== theShipment || totals.methods.length === 0) return refuse('SHP404');
  return {
    shippingId: theShipment,
    code: totals.method?.method.code ?? '',
    applicableShippingMethods: [...methodsView(totals, context)],
  };
});
