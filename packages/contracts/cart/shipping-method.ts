import { type Static, Type } from 'typebox';
import { addressSchema } from '../addresses/address.ts';
import { nullable, oneOf } from '../kernel/nullable.ts';
import { transitionSchema } from './transition.ts';

export const shippingMethodSchema = Type.Object({
  code: Type.String({ description: 'standard, express, …' }),
  label: Type.String({ description: 'In the language of the call.' }),
  price: Type.Object({ amount: Type.Number({ description: 'Major units, two decimals.' }) }),
  deliveryTime: Type.String({ description: 'In the language of the call.' }),
});

/** First and last day promised for a shipment, in the calendar of its destination: YYYY-MM-DD. */
export const promiseSchema = Type.Object({ from: Type.String(), to: Type.String() });

/** When an item can be collected. */
export const pickupWindowSchema = Type.Object({
  label: Type.String({ description: "In the language of the call: 'same day', '1-2 days' …; sorted by it (C9.22)." }),
  from: Type.String({ description: 'ISO 8601 with offset of the store.' }),
  to: Type.String({ description: 'ISO 8601 with offset of the store.' }),
});

/** How a shipment is handed over. */
export const shipmentKinds = ['home', 'pudo', 'pickup', 'sts', 'digital', 'customs'] as const;

export const takenAtOnceSchema = Type.Boolean({
  description:
    'Whether a store associate hands it over at the till as soon as the order is placed: a pickup of its own store.',
});

/** The delivery of one shipment of a cart: the chosen method and the possible ones. */
export const shipmentMethodsSchema = Type.Object({
  shippingId: Type.String(),
  code: Type.String(),
  kind: oneOf(shipmentKinds),
  label: Type.String({ description: 'Name of the chosen method, in the language of the call.' }),
  price: Type.Object({ amount: Type.Number() }),
  deliveryTime: Type.String(),
  itemIds: Type.Array(Type.String()),
  storeId: nullable(Type.String()),
  storeName: nullable(Type.String()),
  address: nullable(addressSchema),
  takenAtOnce: takenAtOnceSchema,
  promised: nullable(promiseSchema),
  pickupWindows: Type.Array(pickupWindowSchema),
  shopperAppliedSM: Type.Boolean({ description: 'Whether the shopper chose the method (C7.37).' }),
  applicableShippingMethods: Type.Array(shippingMethodSchema),
  /** Why its method is not the chosen one (C4.25), until the shopper chooses again. */
  transition: nullable(transitionSchema),
});

export type PickupWindow = Static<typeof pickupWindowSchema>;
export type ShippingMethod = Static<typeof shippingMethodSchema>;
export type ShipmentMethods = Static<typeof shipmentMethodsSchema>;
