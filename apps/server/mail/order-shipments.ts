import type { Address } from '@eyelet/contracts/addresses/address.ts';
import type { PickupWindow } from '@eyelet/contracts/cart/shipping-method.ts';
import type { DraftShipment } from '@eyelet/db/placement/draft.ts';
import { addressLines } from '@eyelet/domain/address/address-lines.ts';
import { countryName } from '@eyelet/domain/countries/country-name.ts';
import type { OrderParts } from './order-parts.ts';

/** One shipment in words: how it travels, how long that takes, and where it is handed over. */
export type ShipmentText = Readonly<{ method: readonly string[]; place: readonly string[] }>;

/** The shipments of an order as its mail tells them. */
export function shipmentTexts({ order, market }: OrderParts): readonly ShipmentText[] {
  return order.shipments.map((shipment) => ({
    method: [shipment.method_label, windowOf(shipment) ?? shipment.delivery_time],
    place: placeOf(shipment, order.order.email, market.tag),
  }));
}

function windowOf({ pickup_window }: DraftShipment): string | undefined {
  return (pickup_window as PickupWindow | null)?.label;
}

function placeOf(shipment: DraftShipment, email: string, tag: string): readonly string[] {
  const address = shipment.address as Address | null;
  if (!address) return [email];
  const lines = addressLines(address, countryName(address.country, tag));
  // At a counter the name of the place comes first, not that of whoever comes.
  if (shipment.store_name === null) return lines;
  const { firstName, lastName } = address;
  return [
    shipment.store_name,
    ...lines.filter((line) => line !== `${firstName} ${lastName}`.trim() && line !== shipment.store_name),
  ];
}
