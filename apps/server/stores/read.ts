import { readStore } from '@eyelet/contracts/stores/read.ts';
import { openingDays } from '@eyelet/domain/stores/opening-hours.ts';
import { openingRules, readPlaceDetails } from '@eyelet/domain/stores/place-details.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { dayView, weekView } from './view-opening.ts';
import { storeView } from './view-store.ts';

/** Days ahead for which the page of a store shows exceptional hours. */
const daysAhead = 56;

/** A store with everything its page shows. */
export const readStoreHandler = handle(readStore, async (context, { params, query }) => {
  const { market, now, shop } = context;
  const place = shop.catalogue.place(params.storeId);
  if (place?.kind !== 'store') return refuse('STR404');
  const details = readPlaceDetails(place.details);
  const rules = openingRules(details, place.country);
  const { t } = shop.messages(market.tag);
  const { picture, description } = details;
  const inAddress = picture === null ? undefined : await shop.masters.inAddresses([picture]);
  return {
    ...storeView(context, place, { kilometres: null, upcs: query.upc ?? [] }),
    description: description[market.language] ?? description.en ?? '',
    picture: picture === null ? null : (inAddress?.get(picture) ?? picture),
    week: weekView(rules),
    comingExceptions: openingDays(rules, now, daysAhead)
      .filter(({ reason }) => reason !== null)
      .map((day) => dayView(day, t)),
  };
});
