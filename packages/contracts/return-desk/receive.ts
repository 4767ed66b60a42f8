import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { deskReturnSchema } from './return.ts';

/**
 * Records that the parcel of a return has arrived; its shopper is notified by mail. Repeating the call answers it as it
 * is.
 */
export const receiveReturn = operation({
  id: 'returnDesk.receive',
  method: 'PUT',
  path: '/staff/v1/returns/{returnId}/receipt',
  summary: 'Record that a return has come',
  callers: { staff: 'fulfilment.write', keys: true },
  params: Type.Object({ returnId: Type.String({ maxLength: 64 }) }),
  response: deskReturnSchema,
  refusals: ['STF404'],
  invalid: 'STF404',
});
