import { findCollectionPoints } from '@eyelet/contracts/stores/find-collection-points.ts';
import type { Origin } from '@eyelet/contracts/stores/place.ts';
import { collectionPointsNear } from '@eyelet/db/stores/collection-point.ts';
import { collectionCountries } from '@eyelet/domain/delivery/home-methods.ts';
import { distanceUnitOf } from '@eyelet/domain/markets/distance-unit.ts';
import type { Context } from '../kernel/context.ts';
import { handle } from '../kernel/handle.ts';
import { refuse, refuseFields } from '../kernel/refusal.ts';
import { toKilometres } from './distance.ts';
import { findPlace, originAt } from './origin.ts';
import { pointView } from './view-point.ts';

/** Default number of points in an answer, and default distance. */
const usualCount = 20;

const usualRadius = 30;

type Place = Readonly<{ latitude?: number; longitude?: number; postalCode?: string; city?: string; text?: string }>;

/** Finds collection points near a place (C7.121) to which an order of this market can be delivered. */
export const findCollectionPointsHandler = handle(findCollectionPoints, async (context, { body }) => {
  const { market, shop } = context;
  const { place, country = market.country, radius = usualRadius, start = 0, count = usualCount } = body;
  if (!market.shipsTo.includes(country)) return refuse('PAY401');
  const { t } = shop.messages(market.tag);
  if ((place.latitude === undefined) !== (place.longitude === undefined)) {
    const field = place.latitude === undefined ? 'latitude' : 'longitude';
    return refuseFields('CHK320', [{ field, message: t('place.search.half') }]);
  }
  if (place.latitude === undefined && wordsOf(place).length === 0) {
    return refuseFields('CHK320', [{ field: 'postalCode', message: t('place.search.nowhere') }]);
  }
  const origin = await originOf(context, place, country);
  const unit = distanceUnitOf(market);
  const answer = { start, count, origin, radius: origin && radius, unit };
  const isServed = collectionCountries(market).includes(country);
  if (!origin || !isServed) return { points: [], total: 0, ...answer };
  const circle = { ...origin, kilometres: toKilometres(radius, unit) };
  const { points, total } = await collectionPointsNear(shop.database, circle, country, { start, count });
  return { points: points.map((point) => pointView(context, point)), total, ...answer };
});

/** The text that identifies the place, the most precise first. */
function wordsOf({ postalCode, city, text }: Place): readonly string[] {
  return [postalCode, city, text].flatMap((words) => (words?.trim() ? [words.trim()] : []));
}

async function originOf({ shop }: Context, place: Place, country: string): Promise<Origin | null> {
  const { latitude, longitude } = place;
  if (latitude !== undefined && longitude !== undefined) return originAt(latitude, longitude);
  for (const words of wordsOf(place)) {
    const found = await findPlace(shop.database, words, { home: country, only: true });
    if (found) return found;
  }
  return null;
}
