import { Type } from 'typebox';
import { oneOf } from '../kernel/nullable.ts';
import { operation } from '../kernel/operation.ts';
import { deskOrderSchema, shipmentSteps } from './order.ts';

/**
 * Records that a shipment is packed, handed to its carrier, ready in its store, or received; its shopper is notified by
 * mail. Repeating the call answers the order as it is. STF400: a shipment is sent without carrier and number, or one that is
 * collected in a store is handed over without a reason (for its code, `orderDesk.collect` does that); STF409 with `current`: it is
 * in another state, as somebody else was faster; STF465: the number is on another parcel that is under way.
 */
export const recordShipmentStep = operation({
  id: 'orderDesk.recordStep',
  method: 'PUT',
  path: '/staff/v1/orders/{orderNumber}/shipments/{shippingId}',
  summary: 'Record how far a shipment is',
  callers: { staff: 'fulfilment.write', keys: true },
  params: Type.Object({
    orderNumber: Type.String({ maxLength: 64 }),
    shippingId: Type.String({ maxLength: 64 }),
  }),
  body: Type.Object({
    step: oneOf(shipmentSteps),
    carrier: Type.Optional(Type.String({ maxLength: 30 })),
    trackingNumber: Type.Optional(Type.String({ maxLength: 60 })),
    reason: Type.Optional(
      Type.String({
        maxLength: 500,
        description: 'Why it is handed over to somebody who shows no code. Kept in the audit.',
      }),
    ),
  }),
  response: deskOrderSchema,
  refusals: ['STF400', 'STF404', 'STF409', 'STF465', 'STF470'],
  invalid: 'STF400',
});
