import { postalTables } from '@eyelet/db/postal-places/fill.ts';
import { readTable } from '@eyelet/db/postal-places/read-table.ts';
import { markets } from '@eyelet/domain/markets/markets.ts';
import { minutesOf } from '@eyelet/domain/stores/opening-hours.ts';
import { type PlaceDetails, readPlaceDetails } from '@eyelet/domain/stores/place-details.ts';
import { postalBeginnings } from '@eyelet/domain/stores/postal-code.ts';
import { expect, test } from 'vitest';
import { collectionPoints } from './collection-points.ts';
import { places } from './places.ts';

const stores = places.filter(({ kind }) => kind === 'store');
const tables = new Map(Object.entries(postalTables).map(([country, table]) => [country, readTable(country, table)]));

type Spot = Readonly<{ id: string; country: string; latitude: number; longitude: number }> &
  Pick<PlaceDetails, 'postalCode' | 'week' | 'exceptions' | 'timeZone'>;

const spots: readonly Spot[] = [
  ...stores.map((store) => ({ ...store, ...store.position })),
  ...collectionPoints.map(({ details, ...point }) => ({ ...readPlaceDetails(details), ...point })),
];

/** Kilometres, accurate enough on a flat map of the surroundings. */
function apart(one: Omit<Spot, 'id'> | { latitude: number; longitude: number }, other: Spot): number {
  const east = (one.longitude - other.longitude) * Math.cos((other.latitude * Math.PI) / 180);
  return Math.hypot(one.latitude - other.latitude, east) * 111.2;
}

test('every country that is shipped to has at least six collection points', () => {
  for (const country of new Set(markets.flatMap(({ shipsTo }) => shipsTo))) {
    expect(collectionPoints.filter((point) => point.country === country).length, country).toBeGreaterThanOrEqual(6);
  }
  expect(new Set(collectionPoints.map(({ id }) => id)).size).toBe(collectionPoints.length);
});

test('the positions of stores and points match their postal codes', () => {
  for (const spot of spots) {
    const [found] = postalBeginnings(spot.postalCode, spot.country).flatMap((beginning) =>
      (tables.get(spot.country) ?? []).filter(({ code }) => code === beginning),
    );
    expect(found && apart(found, spot), `${spot.id} ${spot.postalCode}`).toBeLessThan(40);
  }
});

test('hours are ascending times of the day, in a time zone that exists', () => {
  for (const { id, week, exceptions, timeZone } of spots) {
    expect(week, id).toHaveLength(7);
    expect(() => new Intl.DateTimeFormat('en', { timeZone }), id).not.toThrow();
    for (const spans of [...week, ...Object.values(exceptions)]) {
      const minutes = spans.flat().map(minutesOf);
      expect(
        minutes.toSorted((one, other) => one - other),
        id,
      ).toEqual(minutes);
      expect(new Set(minutes).size, id).toBe(minutes.length);
    }
  }
});

test('five stores take no deliveries, and every store has texts in all four languages', () => {
  expect(stores.filter(({ services }) => !services.sts).map(({ city }) => city)).toEqual([
    'Halifax',
    'Québec',
    'Falmouth',
    'Brest',
    'Kiel',
  ]);
  for (const { id, description } of stores)
    expect(Object.keys(description).toSorted(), id).toEqual(['de', 'en', 'fr', 'it']);
});
