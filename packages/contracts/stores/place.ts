import { type Static, Type } from 'typebox';
import { nullable, oneOf } from '../kernel/nullable.ts';

/** The address of a store or a collection point. `province` is empty for countries without them. */
export const placeAddressSchema = Type.Object({
  addressLine1: Type.String(),
  city: Type.String(),
  province: Type.String(),
  postalCode: Type.String(),
  country: Type.String({ description: 'ISO 3166-1 alpha-2.' }),
});

/** Degrees of WGS 84. */
export const positionSchema = Type.Object({ latitude: Type.Number(), longitude: Type.Number() });

export const distanceUnits = ['km', 'mi'] as const;

/** Straight-line distance, to a tenth, in the unit of the market. */
export const distanceSchema = Type.Object({ value: Type.Number(), unit: oneOf(distanceUnits) });

/** Opening hours in local time. `24:00` is the end of the day. */
export const spanSchema = Type.Object({
  opens: Type.String({ description: 'HH:MM.' }),
  closes: Type.String({ description: 'HH:MM.' }),
});

export const dayReasons = ['holiday', 'exceptional'] as const;

/** One day of a place; without spans it is closed. */
export const openingDaySchema = Type.Object({
  date: Type.String({ description: 'YYYY-MM-DD in local time.' }),
  weekday: Type.Integer({ minimum: 1, maximum: 7, description: 'Monday is 1.' }),
  spans: Type.Array(spanSchema),
  reason: nullable(oneOf(dayReasons, 'Why the hours differ from those of other weeks.')),
  note: nullable(Type.String({ description: 'Name of the holiday, in the language of the call.' })),
});

/** Opening hours of a place: the next seven days, today first, and its current status. Instants are ISO 8601. */
export const openingSchema = {
  timeZone: Type.String({ description: 'IANA name.' }),
  hours: Type.Array(openingDaySchema),
  isOpen: Type.Boolean(),
  closesAt: nullable(
    Type.String({ description: 'When it closes next; null while it is closed, and where it never closes.' }),
  ),
  nextOpening: nullable(Type.String({ description: 'When it opens next; null when it stays closed for weeks.' })),
};

/** The centre of a search: the place that matches the text, or the position itself. */
export const originSchema = Type.Object({
  name: Type.String({ description: 'Town, district or postal code; empty for a position.' }),
  country: Type.String({ description: 'ISO 3166-1 alpha-2; empty for a position.' }),
  ...positionSchema.properties,
});

export type PlaceAddress = Static<typeof placeAddressSchema>;
export type Position = Static<typeof positionSchema>;
export type Distance = Static<typeof distanceSchema>;
export type Span = Static<typeof spanSchema>;
export type OpeningDay = Static<typeof openingDaySchema>;
export type Origin = Static<typeof originSchema>;
