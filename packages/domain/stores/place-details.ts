import type { Language } from '../markets/market.ts';
import type { Holiday } from './holiday-rules.ts';
import type { OpeningRules, Span } from './opening-hours.ts';

export type StoreServices = Readonly<{
  /** Hands over what it has itself. */
  pickup: boolean;
  /** Takes deliveries for shoppers to collect. */
  sts: boolean;
  /** Puts an item aside to be looked at and paid there. */
  reserve: boolean;
}>;

/** What is known of a place besides its row: the one form of the column `place.details`. */
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
  /** Hours of single days, YYYY-MM-DD, instead of the usual ones; none: closed. */
  exceptions: Readonly<Record<string, readonly Span[]>>;
  /** State or province whose own holidays count. */
  holidayRegion: string;
  /** Public holidays on which it opens nevertheless. */
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

/** The details of a place as the database has them, completed: an old row offers every service and knows no hours. */
export function readPlaceDetails(details: unknown): PlaceDetails {
  const said = (details ?? {}) as Partial<PlaceDetails>;
  return { ...unsaid, ...said, services: { ...unsaid.services, ...said.services } };
}

/** When a place of a country is open. */
export function openingRules(details: PlaceDetails, country: string): OpeningRules {
  const { timeZone, week, exceptions, holidayRegion, openOn } = details;
  return { timeZone, week, exceptions, country, region: holidayRegion, openOn };
}
