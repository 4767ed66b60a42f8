import type { ShippingMethod } from '@eyelet/contracts/cart/shipping-method.ts';
import type { CartTotals } from '@eyelet/domain/cart/totals.ts';
import { toAmount } from '@eyelet/domain/money/amount.ts';
import type { Context } from '../kernel/context.ts';
import { deliveryTime, methodLabel } from './texts.ts';

/** Everything of a cart travels together, so a cart has one shipment. */
export const theShipment = 'shipment-1';

/** The methods a cart may use, in the language of the call. */
export function methodsView(totals: CartTotals, { market }: Context): readonly ShippingMethod[] {
  return totals.methods.map(({ method, price }) => ({
    code: method.code,
    label: methodLabel(market.language, method),
    price: { amount: toAmount(price) },
    deliveryTime: deliveryTime(market.language, method),
  }));
}
