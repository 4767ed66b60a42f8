import type { Market, Region } from '@eyelet/domain/markets/market.ts';
import { shippedFrom } from '@eyelet/domain/markets/markets.ts';
import type { PlaceEntry } from './entry.ts';

/** Numbers of the places that send to the homes of a zone: warehouses all they have, stores what is above what they keep. */
export type Supply = Readonly<{
  warehouses: readonly number[];
  stores: readonly Readonly<{ number: number; keeps: number }>[];
}>;

const regions: readonly Region[] = ['NORA', 'EMEA'];

/**
 * The countries with a market in which stores send to homes. Markets of such a country are a zone of their own, as they have more to sell than the
 * other markets of their region; all other markets of a region are one zone.
 */
export function sendingCountries(places: readonly Pick<PlaceEntry, 'country' | 'sending'>[]): readonly string[] {
  const countries = new Set(places.flatMap(({ country, sending }) => (sending ? [country] : [])));
  return [...countries].filter((country) => shippedFrom(country).length > 0).sort();
}

/** How many zones there are; the same for a list of places as long as the same countries have stores that send. */
export function zoneCount(places: readonly PlaceEntry[]): number {
  return suppliesOf(places).length;
}

/** The number of a market's zone. */
export function zoneOf(places: readonly PlaceEntry[], { region, country }: Pick<Market, 'region' | 'country'>): number {
  const own = sendingOf(places).indexOf(country);
  return own < 0 ? regions.indexOf(region) : regions.length + own;
}

type Known = Readonly<{ countries: readonly string[]; supplies: readonly Supply[] }>;

const known = new WeakMap<readonly PlaceEntry[], Known>();

/** By the number of the zone. */
export function suppliesOf(places: readonly PlaceEntry[]): readonly Supply[] {
  return knownOf(places).supplies;
}

/** Whether a store sends other units than before. */
export function isSentOtherwise(
  one: Pick<PlaceEntry, 'sending'> | undefined,
  other: Pick<PlaceEntry, 'sending'>,
): boolean {
  return one?.sending?.safety !== other.sending?.safety || one?.sending?.isFull !== other.sending?.isFull;
}

/** Forgets what is known of a list of places, some of which have changed. */
export function forgetSupplies(places: readonly PlaceEntry[]): void {
  known.delete(places);
}

function sendingOf(places: readonly PlaceEntry[]): readonly string[] {
  return knownOf(places).countries;
}

function knownOf(places: readonly PlaceEntry[]): Known {
  const before = known.get(places);
  if (before) return before;
  const countries = sendingCountries(places);
  const warehousesIn = (region: Region | undefined) =>
    places.flatMap((one) => (one.kind === 'warehouse' && one.region === region ? one.number : []));
  const supplies = [
    ...regions.map((region) => ({ warehouses: warehousesIn(region), stores: [] })),
    ...countries.map((country) => ({
      warehouses: warehousesIn(places.find((one) => one.country === country && one.sending)?.region),
      stores: places.flatMap(({ number, country: at, sending }) =>
        at === country && sending && !sending.isFull ? [{ number, keeps: sending.safety }] : [],
      ),
    })),
  ];
  const read = { countries, supplies };
  known.set(places, read);
  return read;
}
