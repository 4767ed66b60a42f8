import { type Static, Type } from 'typebox';
import { pickupWindowSchema, promiseSchema, shipmentKinds } from '../cart/shipping-method.ts';
import { nullable, oneOf } from '../kernel/nullable.ts';
import { operation } from '../kernel/operation.ts';
import { orderStates, orderStepSchema, travelMembers } from './order.ts';

export const trackedShipmentSchema = Type.Object({
  shippingId: Type.String(),
  kind: oneOf(shipmentKinds),
  label: Type.String({ description: 'Name of the delivery method.' }),
  deliveryTime: Type.String({ description: 'How long it usually takes.' }),
  storeName: nullable(Type.String()),
  promised: nullable(promiseSchema),
  pickupWindow: nullable(pickupWindowSchema),
  readyAt: nullable(Type.String({ description: 'When it could be collected, ISO 8601.' })),
  ...travelMembers,
  units: Type.Integer(),
});

/** Where an order is, without what only its buyer may know: no names, addresses, items or payments. */
export const trackedOrderSchema = Type.Object({
  orderNumber: Type.String(),
  orderDate: Type.String({ description: 'ISO 8601.' }),
  status: oneOf(orderStates),
  steps: Type.Array(orderStepSchema, { description: 'Oldest first.' }),
  shipments: Type.Array(trackedShipmentSchema),
  hasArrived: Type.Boolean({ description: 'Something of it has arrived, or of what was sent again for it.' }),
  mayCancelItems: Type.Boolean({
    description: 'Whether items of it can be canceled now, by the same number and email.',
  }),
});

/**
 * The status of an order by its number and email, for guests (C7.81, C1.23). OHS4004: no such order; ORD400: the email
 * is not the order's (C8.54). Numbers cannot be guessed, and attempts are few and counted over all processes and all
 * calls that take number and email.
 */
export const trackOrder = operation({
  id: 'orders.track',
  method: 'POST',
  path: '/consumers-v3/consumer/TrackOrder',
  alsoAt: ['/consumer/TrackOrder'],
  summary: 'Track an order by number and email',
  callers: 'anyone',
  guarded: true,
  body: Type.Object({
    orderNumber: Type.String({ maxLength: 64 }),
    email: Type.String({ maxLength: 100 }),
  }),
  response: trackedOrderSchema,
  refusals: ['OHS4004', 'ORD400'],
});

export type TrackedOrder = Static<typeof trackedOrderSchema>;
