import { type Static, Type } from 'typebox';
import { nullable } from '../kernel/nullable.ts';

/** What is decided about a store that sends to homes. */
export const sendingMembers = {
  enabled: Type.Boolean({
    description: 'Whether it sends to homes what the warehouses have too little of.',
  }),
  dailyLimit: nullable(
    Type.Integer({ minimum: 1, maximum: 10_000, description: 'Parcels of a day; null: any number.' }),
  ),
  safetyStock: Type.Integer({
    minimum: 0,
    maximum: 10_000,
    description: 'Units of each size that it keeps for the shoppers in the store.',
  }),
};

/** A store, and how it sends to homes. */
export const sendingStoreSchema = Type.Object({
  placeId: Type.String(),
  name: Type.String(),
  country: Type.String({ description: 'ISO 3166-1 alpha-2.' }),
  sendsTo: Type.Array(Type.String(), {
    description:
      'The countries whose homes it sends to once it is switched on: those to which the market of its country ships. Empty: nothing is sold in its country, and it cannot be switched on.',
  }),
  ...sendingMembers,
  parcelsToday: Type.Integer({ description: 'Parcels that it was given today, by its time zone.' }),
  isFull: Type.Boolean({
    description: 'Whether it takes no more today; a parcel that is given back opens it within some minutes.',
  }),
  version: Type.Integer({ description: '0 until something is decided.' }),
});

export type SendingStore = Static<typeof sendingStoreSchema>;
