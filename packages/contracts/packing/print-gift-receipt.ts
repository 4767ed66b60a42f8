import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';

/**
 * The paper for whoever is given the goods of a parcel, a page for each greeting: who gives them and with which words, what they are, and
 * until when and how they can be sent back, without prices, in the language of the market that sold them. Without a greeting it is about
 * all goods of the parcel. STF404 for a shipment that does not exist or has no goods to pack there.
 */
export const printGiftReceipt = operation({
  id: 'packing.printGiftReceipt',
  method: 'GET',
  path: '/staff/v1/packing/{orderNumber}/{shippingId}/gift-receipt',
  summary: 'Print the gift receipt of a shipment (application/pdf)',
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
