import { type Static, Type } from 'typebox';
import { nullable, oneOf } from '../kernel/nullable.ts';

/** The closed list of flash types of carts and orders. */
export const flashTypes = [
  'ProductLineItemInventoryMissing',
  'ProductItemNotAvailable',
  'ProductLineItemFullInventoryMissing',
  'InvalidShippingAddress',
  'ProductItemMaxQuantity',
  'ProductItemRequired',
  'PaymentNotAuthorized',
] as const;

/** Something that happened to a cart or an order and that the shopper must be told (C3.08). */
export const flashSchema = Type.Object({
  type: oneOf(flashTypes),
  message: Type.String(),
  details: Type.Object({
    itemId: nullable(Type.String()),
    maxAllowedQty: nullable(Type.Integer()),
  }),
});

export type Flash = Static<typeof flashSchema>;
