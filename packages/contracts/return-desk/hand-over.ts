import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { deskReturnSchema } from './return.ts';

/**
 * Records that the parcel of a return is on its way, as its carrier says. One that is on its way, or has come, is answered as it is.
 */
export const handOverReturn = operation({
  id: 'returnDesk.handOver',
  method: 'PUT',
  path: '/staff/v1/returns/{returnId}/handover',
  summary: 'Record that a return is on its way',
  callers: { staff: 'fulfilment.write', keys: true },
  params: Type.Object({ returnId: Type.String({ maxLength: 64 }) }),
  response: deskReturnSchema,
  refusals: ['STF404'],
  invalid: 'STF404',
});
