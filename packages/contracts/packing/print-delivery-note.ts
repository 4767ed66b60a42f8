import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';

/**
 * The paper that goes into a parcel: where it goes, what is in it and the greetings with it, without prices, in the language of the market
 * that sold it. STF404 for a shipment that does not exist or has nothing to pack there.
 */
export const printDeliveryNote = operation({
  id: 'packing.printDeliveryNote',
  method: 'GET',
  path: '/staff/v1/packing/{orderNumber}/{shippingId}/delivery-note',
  summary: 'Print the delivery note of a shipment (application/pdf)',
  callers: { staff: 'fulfilment.write' },
  params: Type.Object({ orderNumber: Type.String({ maxLength: 64 }), shippingId: Type.String({ maxLength: 64 }) }),
  query: Type.Object({
    placeId: Type.Optional(
      Type.String({
        maxLength: 40,
        description: 'The place whose waiting units it lists; without one, the whole shipment.',
      }),
    ),
  }),
  response: Type.Unsafe<never>({ type: 'string' }),
  refusals: ['STF404'],
  invalid: 'STF400',
  perMinute: 60,
});
