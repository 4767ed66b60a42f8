import { addressLines } from '@eyelet/domain/addresses/address-lines.ts';
import type { ShownShipment } from '../cart/shipment-text.tsx';

/** The places where shipments are collected, as text by shipment id. Made on the server, which has the rules of all countries. */
export type PlaceTexts = Readonly<Record<string, string>>;

export function placeTexts(shipments: readonly Pick<ShownShipment, 'shippingId' | 'kind' | 'address'>[]): PlaceTexts {
  return Object.fromEntries(
    shipments.flatMap(({ shippingId, kind, address }) => {
      if (!address || (kind !== 'pickup' && kind !== 'sts' && kind !== 'pudo')) return [];
      const lines = addressLines({ ...address, firstName: '', lastName: '', addressLine2: '' });
      // The name of a collection point is in its second line; that of a store is shown elsewhere.
      const name = kind === 'pudo' ? [address.addressLine2] : [];
      return [[shippingId, [...name, ...lines].filter(Boolean).join(', ')]];
    }),
  );
}
