import type { Store } from '@eyelet/contracts/stores/store.ts';
import { storeServices } from '@eyelet/contracts/stores/store.ts';
import { distanceUnitOf } from '@eyelet/domain/markets/distance-unit.ts';
import { openingRules, readPlaceDetails } from '@eyelet/domain/stores/place-details.ts';
import type { Place } from '../catalogue/reader.ts';
import type { Context } from '../kernel/context.ts';
import { distanceIn } from './distance.ts';
import { openingView } from './view-opening.ts';
import { windowsOf } from './windows.ts';

/** A store as a list shows it, with its stock of the given articles. */
export function storeView(
  { market, now, shop }: Context,
  place: Place,
  { kilometres, upcs }: Readonly<{ kilometres: number | null; upcs: readonly string[] }>,
): Store {
  const details = readPlaceDetails(place.details);
  const { t } = shop.messages(market.tag);
  const has = (upc: string, where: Parameters<typeof shop.catalogue.availability>[1]) =>
    shop.catalogue.availability(upc, where);
  const inventory = upcs.map((upc) => ({ upc, quantity: has(upc, { placeId: place.id }) }));
  return {
    id: place.id,
    name: place.name,
    address: {
      addressLine1: details.addressLine1,
      city: details.city,
      province: details.province,
      postalCode: details.postalCode,
      country: place.country,
    },
    phone: details.phone,
    position: details.position,
    distance: distanceIn(kilometres, distanceUnitOf(market)),
    ...openingView(openingRules(details, place.country), now, t),
    services: storeServices.filter((service) => details.services[service]),
    inventory,
    windows:
      place.region === market.region && market.shipsTo.includes(place.country)
        ? windowsOf(
            { details, country: place.country },
            {
              store: inventory.every(({ quantity }) => quantity > 0),
              warehouses: upcs.every((upc) => has(upc, { region: place.region, country: '' }) > 0),
            },
            { market, now },
          )
        : [],
  };
}
