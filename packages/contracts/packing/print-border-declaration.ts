import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';

/**
 * The paper that a parcel across a customs border needs, outside on it: who sends what to whom, with code, origin, weight and value of each line that
 * has still to leave a place, in English and in the language of the market that sold it. STF404 for a shipment that does not exist, has nothing to
 * pack there or crosses no such border from there.
 */
export const printBorderDeclaration = operation({
  id: 'packing.printBorderDeclaration',
  method: 'GET',
  path: '/staff/v1/packing/{orderNumber}/{shippingId}/border-declaration',
  summary: 'Print the customs declaration of what of a shipment waits at a place (application/pdf)',
  callers: { staff: 'fulfilment.write' },
  params: Type.Object({ orderNumber: Type.String({ maxLength: 64 }), shippingId: Type.String({ maxLength: 64 }) }),
  query: Type.Object({
    placeId: Type.String({ maxLength: 40, description: 'The place that the parcel leaves.' }),
  }),
  response: Type.Unsafe<never>({ type: 'string' }),
  refusals: ['STF404'],
  invalid: 'STF400',
  perMinute: 60,
});
