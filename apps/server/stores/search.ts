import type { Origin } from '@eyelet/contracts/stores/place.ts';
import { searchStores } from '@eyelet/contracts/stores/search.ts';
import { type Page, wholeResult } from '@eyelet/db/stores/near.ts';
import { type FoundStores, type StoreFilter, storesByName, storesNear } from '@eyelet/db/stores/search-stores.ts';
import { distanceUnitOf } from '@eyelet/domain/markets/distance-unit.ts';
import { openingState } from '@eyelet/domain/stores/opening-hours.ts';
import { openingRules, readPlaceDetails } from '@eyelet/domain/stores/place-details.ts';
import type { Context } from '../kernel/context.ts';
import { handle } from '../kernel/handle.ts';
import { refuseFields } from '../kernel/refusal.ts';
import { toKilometres } from './distance.ts';
import { findPlace, originAt } from './origin.ts';
import { storeView } from './view-store.ts';

/** Default number of stores in an answer, and default radius in the market's unit. */
const usualCount = 20;

const usualRadius = 100;

/** Finds stores near a place, by name, or all (C7.122). */
export const searchStoresHandler = handle(searchStores, async (context, { query }) => {
  const { market, shop } = context;
  const { latitude, longitude, country, upc: upcs = [], service = [], start = 0, count = usualCount } = query;
  const text = query.text?.trim() ?? '';
  if ((latitude === undefined) !== (longitude === undefined)) {
    const message = shop.messages(market.tag).t('place.search.half');
    return refuseFields('CHK320', [{ field: latitude === undefined ? 'latitude' : 'longitude', message }]);
  }
  const origin =
    latitude !== undefined && longitude !== undefined
      ? originAt(latitude, longitude)
      : text === ''
        ? null
        : await originOf(context, text, country);
  const unit = distanceUnitOf(market);
  const radius = query.radius ?? usualRadius;
  const filter: StoreFilter = { country: country ?? null, services: service };
  const page = query.openNow ? wholeResult : { start, count };
  const fitting: FoundStores = origin
    ? await storesNear(shop.database, { ...origin, kilometres: toKilometres(radius, unit) }, filter, page)
    : await storesByName(shop.database, text, filter, page);
  const found = query.openNow ? openOf(context, fitting, { start, count }) : fitting;
  return {
    stores: found.stores.flatMap(({ id, kilometres }) => {
      const place = shop.catalogue.place(id);
      return place ? [storeView(context, place, { kilometres, upcs })] : [];
    }),
    total: found.total,
    start,
    count,
    origin,
    radius: origin && radius,
    unit,
  };
});

/** The stores that are open now, by page: hours are rules that no query evaluates, so paging comes after them. */
function openOf({ now, shop }: Context, { stores }: FoundStores, { start, count }: Page): FoundStores {
  const open = stores.filter(({ id }) => {
    const place = shop.catalogue.place(id);
    return place && openingState(openingRules(readPlaceDetails(place.details), place.country), now).isOpen;
  });
  return { stores: open.slice(start, start + count), total: open.length };
}

/** The position of a place that a text names. The name of a store finds that store, so it has no position here. */
async function originOf({ market, shop }: Context, text: string, country: string | undefined): Promise<Origin | null> {
  const found = await findPlace(shop.database, text, { home: country ?? market.country, only: country !== undefined });
  return found ?? null;
}
