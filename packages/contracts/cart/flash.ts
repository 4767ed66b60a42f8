import { type Static, Type } from 'typebox';
import { flashTypes } from '../errors/flash-types.ts';
import { nullable, oneOf } from '../kernel/nullable.ts';
import { transitionSchema } from './transition.ts';

/** An event in a cart or an order that the shopper must see (C3.08). */
export const flashSchema = Type.Object({
  type: oneOf(flashTypes),
  level: oneOf(['info', 'error'], 'How it is shown (C4.26).'),
  message: Type.String(),
  details: Type.Object({
    itemId: nullable(Type.String()),
    maxAllowedQty: nullable(Type.Integer()),
  }),
  transition: Type.Optional(transitionSchema),
});

export type Flash = Static<typeof flashSchema>;
