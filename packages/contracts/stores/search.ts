import { type Static, Type } from 'typebox';
import { nullable, oneOf } from '../kernel/nullable.ts';
import { operation } from '../kernel/operation.ts';
import { distanceUnits, originSchema } from './place.ts';
import { storeSchema, storeServices } from './store.ts';

export const latitudeMember = Type.Number({ minimum: -90, maximum: 90 });
export const longitudeMember = Type.Number({ minimum: -180, maximum: 180 });
export const radiusMember = Type.Number({
  exclusiveMinimum: 0,
  maximum: 5000,
  description: 'In the unit of distance of the market: miles in US and GB, else kilometres.',
});
export const upcsMember = Type.Array(Type.String({ pattern: '^[0-9]{13}$' }), { maxItems: 30 });

export const storeSearchSchema = Type.Object({
  stores: Type.Array(storeSchema, { description: 'The nearest first; without an origin by name.' }),
  total: Type.Integer({ description: 'Stores that fit, on all pages.' }),
  start: Type.Integer(),
  count: Type.Integer({ description: 'Requested stores per page.' }),
  origin: nullable(originSchema),
  radius: nullable(Type.Number({ description: 'The radius searched; null where there is no origin.' })),
  unit: oneOf(distanceUnits),
});

export type StoreSearch = Static<typeof storeSearchSchema>;

/**
 * POST search (C7.122, C1.27). Members may be sent by query or by body. `text` is a postal code, a town or the name of
 * a store; a position takes precedence. Without either every store is listed. A text that names no place finds nothing
 * and has no origin. CHK320 for invalid members, such as half a position.
 */
export const searchStores = operation({
  id: 'stores.search',
  method: 'POST',
  path: '/stores/v1/search',
  summary: 'Find stores near a place',
  callers: 'anyone',
  inLook: 'reads',
  isPreviewed: true,
  targetIn: 'query-or-body',
  query: Type.Object({
    text: Type.Optional(Type.String({ maxLength: 80 })),
    latitude: Type.Optional(latitudeMember),
    longitude: Type.Optional(longitudeMember),
    radius: Type.Optional(radiusMember),
    country: Type.Optional(Type.String({ pattern: '^[A-Z]{2}$', description: 'Only stores of this country.' })),
    upc: Type.Optional(upcsMember),
    service: Type.Optional(
      Type.Array(oneOf(storeServices), { maxItems: 3, description: 'Only stores that offer all of these.' }),
    ),
    openNow: Type.Optional(Type.Boolean({ description: 'Only stores that are open at the time of the call.' })),
    start: Type.Optional(Type.Integer({ minimum: 0, maximum: 10_000, description: 'Stores to skip.' })),
    count: Type.Optional(Type.Integer({ minimum: 1, maximum: 50, description: 'Stores to answer; by default 20.' })),
  }),
  response: storeSearchSchema,
  refusals: ['CHK320'],
  invalid: 'CHK320',
  perMinute: 120,
});
