import type { Cart } from '@eyelet/contracts/cart/cart.ts';
import { homeShipment } from '../cart-changes/needs.ts';
import type { SheetMethod, SheetTotal } from './apple-pay-session.ts';

/** Amounts of a sheet are strings with two decimals. */
const text = (amount: number) => amount.toFixed(2);

/** The line of the total. */
export function totalOf({ totals }: Pick<Cart, 'totals'>, label: string): SheetTotal {
  return { label, amount: text(totals.total) };
}

/** The delivery methods that a sheet can offer, the chosen one first; collection points are left out. */
export function methodsOf(cart: Pick<Cart, 'shippingMethods'>): readonly SheetMethod[] {
  const shipment = homeShipment(cart);
  return (shipment?.applicableShippingMethods ?? [])
    .filter(({ code }) => code !== 'pudo')
    .map(({ code, label, deliveryTime, price }) => ({
      identifier: code,
      label,
      detail: deliveryTime,
      amount: text(price.amount),
    }))
    .sort((one, other) => Number(other.identifier === shipment?.code) - Number(one.identifier === shipment?.code));
}
