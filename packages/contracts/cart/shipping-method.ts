import { type Static, Type } from 'typebox';

export const shippingMethodSchema = Type.Object({
  code: Type.String({ description: 'standard, express, …' }),
  label: Type.String({ description: 'In the language of the call.' }),
  price: Type.Object({ amount: Type.Number({ description: 'Major units, two decimals.' }) }),
  deliveryTime: Type.String({ description: 'In the language of the call.' }),
});

/** The delivery of one shipment of a cart: what was chosen and what could be. */
export const shipmentMethodsSchema = Type.Object({
  shippingId: Type.String(),
  code: Type.String(),
  applicableShippingMethods: Type.Array(shippingMethodSchema),
});

export type ShippingMethod = Static<typeof shippingMethodSchema>;
export type ShipmentMethods = Static<typeof shipmentMethodsSchema>;
