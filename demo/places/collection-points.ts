import type { CollectionPointRecord } from '@eyelet/db/stores/collection-point.ts';
import type { PlaceDetails } from '@eyelet/domain/stores/place-details.ts';
import { collectionPointTables } from './collection-point-tables.ts';
import { grocerWeek, kioskWeek, lockerWeek, workshopWeek } from './hours.ts';

const weeks: Readonly<Record<string, PlaceDetails['week']>> = {
  kiosk: kioskWeek,
  grocer: grocerWeek,
  workshop: workshopWeek,
  locker: lockerWeek,
};

type Details = Pick<
  PlaceDetails,
  'addressLine1' | 'city' | 'province' | 'postalCode' | 'timeZone' | 'week' | 'openOn' | 'holidayRegion'
>;

/** Collection points in every country that a market ships to. Names and streets are invented, towns are real. */
export const collectionPoints: readonly CollectionPointRecord[] = collectionPointTables.flatMap(
  ({ country, carrier, timeZone, table }) =>
    table
      .trim()
      .split('\n')
      .map((line, index): CollectionPointRecord => {
        const [name = '', addressLine1 = '', postalCode = '', town = '', position = '', kind = '', zone] =
          line.split('; ');
        const [city = '', province = ''] = town.split(', ');
        const [latitude, longitude] = position.split(' ').map(Number);
        const details: Details = {
          addressLine1,
          city,
          // German addresses have no state, but its holidays apply.
          province: country === 'DE' ? '' : province,
          postalCode,
          timeZone: zone ?? timeZone,
          week: weeks[kind] ?? [],
          openOn: kind === 'locker' ? 'all' : [],
          holidayRegion: province,
        };
        const id = `CP-${country}-${String(index + 1).padStart(2, '0')}`;
        return { id, carrier, name, country, latitude: latitude ?? 0, longitude: longitude ?? 0, details };
      }),
);
