import { type Static, Type } from 'typebox';
import { nullable, oneOf } from '../kernel/nullable.ts';
import { operation } from '../kernel/operation.ts';
import {
  distanceSchema,
  distanceUnits,
  openingSchema,
  originSchema,
  placeAddressSchema,
  positionSchema,
} from './place.ts';
import { latitudeMember, longitudeMember, radiusMember } from './search.ts';

/** A shop or a locker of a carrier, where parcels wait to be collected. */
export const collectionPointSchema = Type.Object({
  id: Type.String(),
  name: Type.String(),
  carrier: Type.String(),
  address: placeAddressSchema,
  position: positionSchema,
  distance: nullable(distanceSchema),
  ...openingSchema,
});

export const collectionPointsSchema = Type.Object({
  points: Type.Array(collectionPointSchema, { description: 'The nearest first.' }),
  total: Type.Integer({ description: 'Points within the radius, on all pages.' }),
  start: Type.Integer(),
  count: Type.Integer(),
  origin: nullable(originSchema),
  radius: nullable(Type.Number()),
  unit: oneOf(distanceUnits),
});

export type CollectionPoint = Static<typeof collectionPointSchema>;
export type CollectionPoints = Static<typeof collectionPointsSchema>;

const text = (maxLength: number) => Type.Optional(Type.String({ maxLength }));

/**
 * POST collectionPoints (C7.121, C1.28): points near a position, a postal code, a town, or the place in `text`, in that
 * order. An unknown place has no origin and no points. PAY401: the market does not ship to the country; CHK320: no
 * place is named, or a member is invalid.
 */
export const findCollectionPoints = operation({
  id: 'stores.findCollectionPoints',
  method: 'POST',
  path: '/stores/v1/collectionPoints',
  summary: 'Find collection points near a place',
  callers: 'anyone',
  isPreviewed: true,
  body: Type.Object({
    place: Type.Object({
      latitude: Type.Optional(latitudeMember),
      longitude: Type.Optional(longitudeMember),
      postalCode: text(20),
      city: text(80),
      text: text(80),
    }),
    country: Type.Optional(
      Type.String({ pattern: '^[A-Z]{2}$', description: 'By default the home country of the market.' }),
    ),
    radius: Type.Optional(radiusMember),
    start: Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000 })),
    count: Type.Optional(Type.Integer({ minimum: 1, maximum: 50, description: 'By default 20.' })),
  }),
  response: collectionPointsSchema,
  refusals: ['PAY401', 'CHK320'],
  invalid: 'CHK320',
  perMinute: 120,
});
