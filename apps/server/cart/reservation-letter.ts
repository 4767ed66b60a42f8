import type { NewLetter } from '@eyelet/db/letters/letter.ts';
import type { StoreReservation } from '@eyelet/db/reservations/store-reservation.ts';
import { addressLines } from '@eyelet/domain/addresses/address-lines.ts';
import { countryName } from '@eyelet/domain/countries/country-name.ts';
import type { Market } from '@eyelet/domain/markets/market.ts';
import { storePath } from '@eyelet/domain/pages/paths.ts';
import { openingRules, readPlaceDetails } from '@eyelet/domain/stores/place-details.ts';
import { lastVisit } from '@eyelet/domain/stores/reserved-until.ts';
import type { Place } from '../catalogue/reader.ts';
import { dateFormat } from '../mail/date-format.ts';
import { addressOfPlace } from './shipment-address.ts';

/** The person for whom an item is reserved. */
export type Contact = Readonly<{ firstName: string; lastName: string; email: string; phone: string }>;

/** Confirms that an item is reserved, until when, and the last opening hours of the store before that. */
export function reservationLetter(
  { id: reference, qty, created_at, expires_at }: StoreReservation,
  { market, store, item, contact }: Readonly<{ market: Market; store: Place; item: string; contact: Contact }>,
): NewLetter {
  const details = readPlaceDetails(store.details);
  const { timeZone } = details;
  const until = dateFormat(market.tag, { dateStyle: 'long', timeStyle: 'short', timeZone });
  const visit = lastVisit(openingRules(details, store.country), created_at, expires_at);
  return {
    id: `reservation-${reference}`,
    kind: 'item-reserved',
    recipient: contact.email,
    locale: market.header,
    facts: {
      name: contact.firstName,
      store: store.name,
      item,
      units: String(qty),
      reference,
      until: until.format(expires_at),
      from: visit.from.toISOString(),
      to: visit.to.toISOString(),
      where: placeOf(store, market.tag),
      page: storePath(market.locale, store),
    },
  };
}

/** The name of a store and its address in one line. */
function placeOf(store: Place, tag: string): string {
  const lines = addressLines({ ...addressOfPlace(store), addressLine2: '' }, countryName(store.country, tag));
  return [store.name, ...lines].join(', ');
}
