import { addressLines } from '@eyelet/domain/addresses/address-lines.ts';
import type { ShownShipment } from '../cart/shipment-text.tsx';

/** Where shipments wait to be fetched, as texts by shipment. Made on the server, where the rules of all countries are. */
export type PlaceTexts = Readonly<Record<string, string>>;

export function placeTexts(shipments: readonly Pick<ShownShipment, 'shippingId' | 'kind' | 'address'>[]): PlaceTexts {
  return Object.fromEntries(
    shipments.flatMap(({ shippingId, kind, address }) => {
      if (!address || (kind !== 'pickup' && kind !== 'sts' && kind !== 'pudo')) return [];
      const lines = addressLines({ ...address, firstName: '', lastName: '', addressLine2: '' });
      // The name of a collection point stands in its second line; that of a store has been said before.
      const name = kind === 'pudo' ? [address.addressLine2] : [];
      return [[shippingId, [...name, ...lines].filter(Boolean).join(', ')]];
    }),
  );
}
