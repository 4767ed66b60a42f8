import type { Cart } from '@eyelet/contracts/cart/cart.ts';
import { ShipmentText } from '../cart/shipment-text.tsx';
import type { PlaceTexts } from './place-texts.ts';
import { ShipmentPlace } from './shipment-place.tsx';

/** The shipments of a cart with their delivery; their items are listed when there are several shipments. */
export function ShipmentList({ cart, places }: Readonly<{ cart: Cart; places: PlaceTexts }>) {
  const { shippingMethods, items } = cart;
  return (
    <ul className="grid gap-4">
      {shippingMethods.map((shipment) => (
        <li key={shipment.shippingId}>
          <ShipmentText shipment={shipment} />
          <ShipmentPlace text={places[shipment.shippingId]} />
          {shippingMethods.length > 1 && (
            <span className="block text-14 text-granite">
              {items
                .filter(({ id }) => shipment.itemIds.includes(id))
                .map(({ name, size, qty }) => `${qty}\u00a0× ${[name, ...(size === 'OS' ? [] : [size])].join(', ')}`)
                .join(' · ')}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
