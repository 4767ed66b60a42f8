import { Type } from 'typebox';
import { nullable } from '../kernel/nullable.ts';
import { operation } from '../kernel/operation.ts';
import { missingOutcomeSchema, missingUpc } from './missing.ts';

/**
 * Has pieces of a shipment that no place had supplied after all: by any place that has them by now, or by the one that could not find them
 * (`foundAt`) and has: as many as it has missed and not found before, the rest stays in no place. Repeated it changes nothing. STF400: that place did not miss them; STF404: no such shipment.
 */
export const placeMissing = operation({
  id: 'packing.placeMissing',
  method: 'POST',
  path: '/staff/v1/packing/{orderNumber}/{shippingId}/missing',
  summary: 'Look again for missing pieces',
  callers: { staff: 'fulfilment.write', keys: true },
  params: Type.Object({ orderNumber: Type.String({ maxLength: 40 }), shippingId: Type.String({ maxLength: 80 }) }),
  body: Type.Object({ upc: missingUpc, foundAt: nullable(Type.String({ minLength: 1, maxLength: 40 })) }),
  response: missingOutcomeSchema,
  refusals: ['STF400', 'STF404'],
  invalid: 'STF400',
});
