import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { deskOrderSchema } from './order.ts';

/**
 * Hands a parcel with some units of a shipment over to its carrier, while the rest of it waits; its shopper is notified by
 * mail which units are on their way. The last parcel makes the shipment shipped. A repeated call with the same number and
 * units answers the order as it is. STF400: carrier or number is missing; STF409 with `current`: some of the units do not wait at
 * the place any more, or the shipment is in another state; STF465: the number is on another parcel that is under way.
 */
export const handOverParcel = operation({
  id: 'orderDesk.handOverParcel',
  method: 'POST',
  path: '/staff/v1/orders/{orderNumber}/shipments/{shippingId}/parcels',
  summary: 'Hand over a parcel with a part of a shipment',
  callers: { staff: 'fulfilment.write', keys: true },
  params: Type.Object({
    orderNumber: Type.String({ maxLength: 64 }),
    shippingId: Type.String({ maxLength: 64 }),
  }),
  body: Type.Object({
    placeId: Type.String({ maxLength: 40, description: 'The place that supplies the units.' }),
    carrier: Type.String({ maxLength: 30 }),
    trackingNumber: Type.String({ maxLength: 60 }),
    items: Type.Array(
      Type.Object({ upc: Type.String({ maxLength: 20 }), qty: Type.Integer({ minimum: 1, maximum: 10_000 }) }),
      {
        ...{ minItems: 1, maxItems: 200, description: 'Units by the number on their label.' },
      },
    ),
  }),
  response: deskOrderSchema,
  refusals: ['STF400', 'STF404', 'STF409', 'STF465', 'STF470'],
  invalid: 'STF400',
});
