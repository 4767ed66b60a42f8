import { defaultMarket, marketByHeader } from '@eyelet/domain/markets/markets.ts';
import { needsCustoms } from '@eyelet/domain/parcels/label.ts';
import type { Shop } from '../kernel/shop.ts';

type Travelling = Readonly<{
  kind: string;
  /** Header form of the market that sold it. */
  locale: string;
  /** The country it goes to; null where it is not known, which is that of the market. */
  country: string | null;
  /** The place it leaves from; null where it is not known, which is the warehouse of the market. */
  placeId: string | null;
}>;

/** Whether a shipment leaves a place for another side of a customs border, so that its parcel needs a declaration. */
export function crossesBorder({ catalogue }: Pick<Shop, 'catalogue'>, of: Travelling): boolean {
  const { kind, locale, country, placeId } = of;
  // What is collected where it is has no way.
  if (kind === 'digital' || kind === 'pickup') return false;
  const market = marketByHeader(locale) ?? defaultMarket;
  const place = placeId === null ? undefined : catalogue.place(placeId);
  return needsCustoms(place?.country ?? market.delivery.warehouse.country, country ?? market.country);
}
