import { type Static, Type } from 'typebox';
import { nullable, oneOf } from '../kernel/nullable.ts';
import { distanceSchema, openingDaySchema, openingSchema, placeAddressSchema, positionSchema } from './place.ts';

/** Collecting what the store has, collecting what is shipped to it, and reserving an item. */
export const storeServices = ['pickup', 'sts', 'reserve'] as const;

export type StoreService = (typeof storeServices)[number];

/** When an order could be collected. Windows of a store are sorted, the soonest first (C9.22). */
export const pickupWindowSchema = Type.Object({
  fulfilment: oneOf(['pickup', 'sts']),
  code: Type.String({ description: 'same day, or a span of days, such as 3-5 days.' }),
  label: Type.String({ description: 'The same in the language of the call.' }),
  from: Type.String({ description: 'First day on which it may be ready, YYYY-MM-DD by the clock of the store.' }),
  to: Type.String({ description: 'Latest day on which it is ready.' }),
});

const members = {
  id: Type.String(),
  name: Type.String(),
  address: placeAddressSchema,
  phone: Type.String({ description: 'International form.' }),
  position: positionSchema,
  distance: nullable(distanceSchema),
  ...openingSchema,
  services: Type.Array(oneOf(storeServices)),
  inventory: Type.Array(Type.Object({ upc: Type.String(), quantity: Type.Integer({ minimum: 0 }) }), {
    description: 'The store’s stock of each requested upc, in that order; 0 for an unknown upc.',
  }),
  windows: Type.Array(pickupWindowSchema, {
    description:
      'How and when all requested goods could be collected here; empty if that is not possible, or not for shoppers of this market.',
  }),
};

/** A store in a list (C7.122). */
export const storeSchema = Type.Object(members);

/** A store with everything its page shows. */
export const storePageSchema = Type.Object({
  ...members,
  description: Type.String({ description: 'In the language of the call.' }),
  picture: nullable(Type.String({ description: 'Name of a picture with its version.' })),
  week: Type.Array(openingDaySchema, { description: 'A usual week, Monday first; its dates are empty.' }),
  comingExceptions: Type.Array(openingDaySchema, {
    description: 'Days of the next eight weeks whose hours differ from the usual ones.',
  }),
});

export type PickupWindow = Static<typeof pickupWindowSchema>;
export type Store = Static<typeof storeSchema>;
export type StorePage = Static<typeof storePageSchema>;
