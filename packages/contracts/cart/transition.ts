import { type Static, Type } from 'typebox';
import { transitionTypes } from '../errors/flash-types.ts';
import { nullable, oneOf } from '../kernel/nullable.ts';
import { fulfilments } from './fulfilment.ts';

/** Why the server changed a delivery. */
export const transitionReasons = [
  'out-of-stock-at-store',
  'out-of-stock-at-warehouse',
  'store-closed-to-deliveries',
  'destination-excluded',
  'method-unavailable',
] as const;

/** A delivery that the server had to change (C4.20 to C4.25), or restored because the shopper's choice holds again. */
export const transitionSchema = Type.Object({
  type: oneOf(transitionTypes),
  reason: oneOf(transitionReasons),
  fromCode: Type.String({ description: 'Method code before.' }),
  toCode: Type.String({ description: 'Method code now.' }),
  storeId: nullable(Type.String({ description: 'Store of the delivery before or after.' })),
  priceDifference: Type.Number({
    description: 'By how much delivery costs more than before, in major units; negative: less.',
  }),
  undo: nullable(
    Type.Object({
      fulfilment: oneOf(fulfilments),
      storeId: nullable(Type.String()),
      code: nullable(Type.String({ description: 'Method to choose again, where a method was replaced.' })),
    }),
  ),
});

export type TransitionReason = (typeof transitionReasons)[number];
export type Transition = Static<typeof transitionSchema>;
