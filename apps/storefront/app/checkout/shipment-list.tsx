import type { Cart } from '@eyelet/contracts/cart/cart.ts';
import { ShipmentText } from '../cart/line-delivery.tsx';

/** How the parts of an order reach the shopper; their items are named where there are several parts. */
export function ShipmentList({ cart }: Readonly<{ cart: Cart }>) {
  const { shippingMethods, items } = cart;
  return (
    <ul className="grid gap-3">
      {shippingMethods.map((shipment) => (
        <li key={shipment.shippingId}>
          <ShipmentText shipment={shipment} />
          {shipment.address && shipment.kind !== 'home' && (
            <span className="block text-14 text-granite">
              {[shipment.address.addressLine1, shipment.address.city].filter(Boolean).join(', ')}
            </span>
          )}
          {shippingMethods.length > 1 && (
            <span className="block text-14 text-granite">
              {items
                .filter(({ id }) => shipment.itemIds.includes(id))
                .map(({ name, qty }) => `${qty} × ${name}`)
                .join(', ')}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
