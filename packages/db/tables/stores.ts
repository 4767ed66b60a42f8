import type { ColumnType } from 'kysely';

export type StoreTables = {
  collection_point: {
    id: string;
    carrier: string;
    name: string;
    /** ISO 3166-1 alpha-2. */
    country: string;
    latitude: number;
    longitude: number;
    /** Address and opening times, in the form of `place.details`. */
    details: ColumnType<unknown, string, string>;
  };
  /** Towns with the prefixes of their postal codes; written by `fillPostalPlaces`, never by hand. */
  postal_place: {
    country: string;
    code: string;
    name: string;
    folded: string;
    weight: number;
    latitude: number;
    longitude: number;
  };
};
