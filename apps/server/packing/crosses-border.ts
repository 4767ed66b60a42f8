import { defaultMarket, marketByHeader } from '@eyelet/domain/markets/markets.ts';
import { needsCustoms, type Spot } from '@eyelet/domain/parcels/label.ts';
import { readPlaceDetails } from '@eyelet/domain/stores/place-details.ts';
import type { Shop } from '../kernel/shop.ts';

/** A shipment with where it goes; null where it has no address, which is to the country of its market. */
type Sent = Readonly<{ kind: string; address: Spot | null }>;

/** The place that a parcel leaves, and the header form of the market that sold it. */
type Leaving = Readonly<{ locale: string; placeId: string }>;

/** Whether a shipment leaves a place for another side of a customs border, so that its parcel needs a declaration. */
export function crossesBorder(
  { catalogue }: Pick<Shop, 'catalogue'>,
  { kind, address }: Sent,
  { locale, placeId }: Leaving,
): boolean {
  // What is collected where it is has no way.
  if (kind === 'digital' || kind === 'pickup') return false;
  const { country, delivery } = marketByHeader(locale) ?? defaultMarket;
  const place = catalogue.place(placeId);
  const { postalCode, province } = readPlaceDetails(place?.details);
  const from = { country: place?.country ?? delivery.warehouse.country, postalCode, province };
  return needsCustoms(from, address ?? { country, postalCode: '', province: '' });
}
