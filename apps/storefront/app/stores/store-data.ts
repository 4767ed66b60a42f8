import type { OpeningDay } from '@eyelet/contracts/stores/place.ts';
import type { StorePage } from '@eyelet/contracts/stores/store.ts';
import { mediaUrl } from '@eyelet/ui/pictures/media.ts';

const dayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** Structured data of a store: address, phone and opening hours. */
export function storeData(store: StorePage, origin: string, url: string): object {
  const { name, phone, address, position, picture, week, comingExceptions } = store;
  return {
    '@type': 'ShoeStore',
    '@id': origin + url,
    name,
    url: origin + url,
    telephone: phone,
    ...(picture === null ? {} : { image: origin + mediaUrl(picture, 1400) }),
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.addressLine1,
      addressLocality: address.city,
      ...(address.province === '' ? {} : { addressRegion: address.province }),
      postalCode: address.postalCode,
      addressCountry: address.country,
    },
    geo: { '@type': 'GeoCoordinates', latitude: position.latitude, longitude: position.longitude },
    openingHoursSpecification: week.flatMap(usual),
    specialOpeningHoursSpecification: comingExceptions.flatMap(exceptional),
  };
}

function usual({ weekday, spans }: OpeningDay): object[] {
  return spans.map((span) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: `https://schema.org/${dayNames[weekday - 1]}`,
    ...span,
  }));
}

/** A closed day is written as opening and closing at midnight (schema.org). */
function exceptional({ date, spans }: OpeningDay): object[] {
  const all = spans.length > 0 ? spans : [{ opens: '00:00', closes: '00:00' }];
  return all.map((span) => ({
    '@type': 'OpeningHoursSpecification',
    validFrom: date,
    validThrough: date,
    ...span,
  }));
}
