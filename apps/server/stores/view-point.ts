import type { CollectionPoint } from '@eyelet/contracts/stores/find-collection-points.ts';
import type { CollectionPointRecord } from '@eyelet/db/stores/collection-point.ts';
import { distanceUnitOf } from '@eyelet/domain/markets/distance-unit.ts';
import { openingRules, readPlaceDetails } from '@eyelet/domain/stores/place-details.ts';
import type { Context } from '../kernel/context.ts';
import { distanceIn } from './distance.ts';
import { openingView } from './view-opening.ts';

/** A collection point with its address, its hours, and its distance if known. */
export function pointView(
  { market, now, shop }: Context,
  point: CollectionPointRecord & Readonly<{ kilometres?: number }>,
): CollectionPoint {
  const details = readPlaceDetails(point.details);
  const { addressLine1, city, province, postalCode } = details;
  const { id, name, carrier, country, latitude, longitude, kilometres = null } = point;
  return {
    id,
    name,
    carrier,
    address: { addressLine1, city, province, postalCode, country },
    position: { latitude, longitude },
    distance: distanceIn(kilometres, distanceUnitOf(market)),
    ...openingView(openingRules(details, country), now, shop.messages(market.tag).t),
  };
}
