import { type Static, Type } from 'typebox';
import { nullable, oneOf } from '../kernel/nullable.ts';
import { labelProblems } from './label-facts.ts';

const states = ['wanted', 'made', 'refused'] as const;

/** A carrier by the id that calls take, and its name. */
export const labelCarrierSchema = Type.Object({ id: Type.String(), name: Type.String() });

/** A label that a service of carriers makes, has made, or will not make for the next parcel of a shipment from a place. */
export const labelSchema = Type.Object({
  labelId: Type.String(),
  placeId: Type.String(),
  carrier: labelCarrierSchema,
  state: oneOf(states, '`wanted`: it is tried again; `refused`: only once somebody asks for it again.'),
  trackingNumber: nullable(Type.String()),
  cost: nullable(Type.Number({ description: 'What the service takes for it, if it says so.' })),
  currency: nullable(Type.String()),
  problem: nullable(oneOf(labelProblems, 'Why it is not there yet.')),
  detail: Type.String({ description: 'What the service said about that; empty if nothing.' }),
  tries: Type.Integer(),
  nextTryAt: nullable(Type.String({ format: 'date-time' })),
});

export type ParcelLabel = Static<typeof labelSchema>;

export const labelParams = {
  orderNumber: Type.String({ maxLength: 64 }),
  shippingId: Type.String({ maxLength: 64 }),
  labelId: Type.String({ maxLength: 64 }),
};
