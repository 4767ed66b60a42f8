import type { CartItem, ShippingOption } from '@eyelet/contracts/cart/item.ts';
import type { CartChange, LineName } from './change.ts';

/** The shipment of everything that is sent home. */
const homeShipment = 'shipment-1';

/** Whether a line may be collected: gifts come with the rest, and some goods have a delivery of their own. */
export function isCollectable({ bonus, isDigitalProduct, isCustoms }: CartItem): boolean {
  return !bonus && !isDigitalProduct && !isCustoms;
}

/** A delivery option as the value of a form: `express`, or `pickup@US-BOS`. */
export function optionKey({ shippingMethod, storeInfo }: ShippingOption): string {
  return storeInfo ? `${shippingMethod.code}@${storeInfo.id}` : shippingMethod.code;
}

/** The changes for a chosen delivery option: the line moves, and the shipment home takes the method. */
export function changesFor(key: string, line: LineName): readonly CartChange[] {
  const [code = '', storeId = null] = key.split('@');
  if (code === 'pickup' || code === 'sts') return [{ kind: 'delivery', line, delivery: { fulfilment: code, storeId } }];
  const moved: CartChange = { kind: 'delivery', line, delivery: { fulfilment: 'home', storeId: null } };
  const method: CartChange = { kind: 'method', shippingId: homeShipment, code };
  return line.fulfilment === 'home' ? [method] : [moved, method];
}
