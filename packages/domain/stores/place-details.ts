import type { Language } from '../markets/market.ts';
import type { Holiday } from './holiday-rules.ts';
import type { OpeningRules, Span } from './opening-hours.ts';

export type StoreServices = Readonly<{
  /** Hands over goods of its own stock. */
  pickup: boolean;
  /** Takes deliveries for shoppers to collect. */
  sts: boolean;
  /** Reserves an item to be seen and paid there. */
  reserve: boolean;
}>;

/** The details of a place besides its row: the shape of the column `place.details`. */
export type PlaceDetails = Readonly<{
  addressLine1: string;
  city: string;
  province: string;
  postalCode: string;
  phone: string;
  position: Readonly<{ latitude: number; longitude: number }>;
  timeZone: string;
  /** Spans by weekday, Monday first. */
  week: readonly (readonly Span[])[];
  /** Exceptional hours of single days, YYYY-MM-DD; none: closed. */
  exceptions: Readonly<Record<string, readonly Span[]>>;
  /** State or province whose own holidays apply. */
  holidayRegion: string;
  /** Public holidays on which it opens as usual. */
  openOn: readonly Holiday[] | 'all';
  services: StoreServices;
  /** Whether express carriers collect from this warehouse. */
  express: boolean;
  description: Readonly<Partial<Record<Language, string>>>;
  /** Name of a picture, without version. */
  picture: string | null;
}>;

const unsaid: PlaceDetails = {
  addressLine1: '',
  city: '',
  province: '',
  postalCode: '',
  phone: '',
  position: { latitude: 0, longitude: 0 },
  timeZone: 'UTC',
  week: [],
  exceptions: {},
  holidayRegion: '',
  openOn: [],
  services: { pickup: true, sts: true, reserve: true },
  express: true,
  description: {},
  picture: null,
};

/** The details of a place from the database, completed: an old row offers every service and has no hours. */
export function readPlaceDetails(details: unknown): PlaceDetails {
  const said = (details ?? {}) as Partial<PlaceDetails>;
  return { ...unsaid, ...said, services: { ...unsaid.services, ...said.services } };
}

/** When a place of a country is open. */
export function openingRules(details: PlaceDetails, country: string): OpeningRules {
  const { timeZone, week, exceptions, holidayRegion, openOn } = details;
  return { timeZone, week, exceptions, country, region: holidayRegion, openOn };
}
