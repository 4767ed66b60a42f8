import type { ShipmentMethods, ShippingMethod } from '@eyelet/contracts/cart/shipping-method.ts';
import type { CartDocument } from '@eyelet/domain/cart/document.ts';
import type { CartTotals } from '@eyelet/domain/cart/totals.ts';
import { toAmount } from '@eyelet/domain/money/amount.ts';
import type { Context } from '../kernel/context.ts';
import type { PricedCart } from './price.ts';
import { deliveryTime, methodLabel } from './texts.ts';

/** Everything of a cart travels together, so a cart has one shipment. */
export const theShipment = 'shipment-1';

/** The shipment of a cart with what was chosen and what could be; none where nothing is delivered. */
export function shipmentsView(
  priced: PricedCart,
  document: CartDocument,
  context: Context,
): readonly ShipmentMethods[] {
  const methods = methodsView(priced.totals, context);
  if (methods.length === 0) return [];
  const chosen = methods.find(({ code }) => code === priced.totals.method?.method.code);
  return [
    {
      shippingId: theShipment,
      code: chosen?.code ?? '',
      kind: 'home',
      label: chosen?.label ?? '',
      price: { amount: chosen?.price.amount ?? 0 },
      deliveryTime: chosen?.deliveryTime ?? '',
      itemIds: priced.rows.filter(({ goods }) => !goods.product.isDigital).map(({ line }) => line.id),
      storeId: null,
      storeName: null,
      address: document.shippingAddress,
      promised: null,
      pickupWindows: [],
      shopperAppliedSM: false,
      applicableShippingMethods: [...methods],
    },
  ];
}

/** The methods a cart may use, in the language of the call. */
export function methodsView(totals: CartTotals, { market }: Context): readonly ShippingMethod[] {
  return totals.methods.map(({ method, price }) => ({
    code: method.code,
    label: methodLabel(market.language, method),
    price: { amount: toAmount(price) },
    deliveryTime: deliveryTime(market.language, method),
  }));
}
