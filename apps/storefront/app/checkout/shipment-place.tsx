import type { ShownShipment } from '../cart/shipment-text.tsx';

/** Where a shipment waits to be fetched; nothing for what is brought to the shopper. */
export function ShipmentPlace({ shipment: { kind, address } }: Readonly<{ shipment: ShownShipment }>) {
  if (!address || (kind !== 'pickup' && kind !== 'sts' && kind !== 'pudo')) return null;
  // The name of a collection point stands in its second line; that of a store has been said before.
  const name = kind === 'pudo' ? address.addressLine2 : '';
  const town = [address.postalCode, address.city].filter(Boolean).join(' ');
  return (
    <span className="block text-14 text-granite">{[name, address.addressLine1, town].filter(Boolean).join(', ')}</span>
  );
}
