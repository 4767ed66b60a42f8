import { listShippingMethods } from '@eyelet/contracts/checkout/list-shipping-methods.ts';
import { readOpenCart } from '../cart/change.ts';
import { shipmentsView } from '../cart/view-methods.ts';
import { handle } from '../kernel/handle.ts';
import { Refusal, refuse } from '../kernel/refusal.ts';
import { priceDocument } from '../pricing/price.ts';

/** Lists the methods that apply to a shipment (C7.44). */
export const listShippingMethodsHandler = handle(listShippingMethods, async (context, { params }) => {
  const cart = await readOpenCart(context, params.basketId);
  if (cart instanceof Refusal) return cart;
  const shipments = shipmentsView(context, priceDocument(context, cart.document), cart.document);
  return shipments.find(({ shippingId }) => shippingId === params.shippingId) ?? refuse('SHP404');
});
