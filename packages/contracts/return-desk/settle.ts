import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { deskReturnSchema } from './return.ts';

/**
 * Settles a return, once: accepted units are refunded to the means of payment, and restocked ones go back into stock.
 * STF400: more units than were sent, or refused units without a reason; STF409 with `current`: the parcel has not
 * arrived, or somebody else has decided otherwise. Repeating the call answers it as it is.
 */
export const settleReturn = operation({
  id: 'returnDesk.settle',
  method: 'PUT',
  path: '/staff/v1/returns/{returnId}/decision',
  summary: 'Decide a return',
  callers: { staff: 'orders.refund', keys: true },
  params: Type.Object({ returnId: Type.String({ maxLength: 64 }) }),
  body: Type.Object({
    version: Type.Integer({ minimum: 1, description: 'The version that was read.' }),
    items: Type.Array(
      Type.Object({
        itemId: Type.String({ maxLength: 64 }),
        accepted: Type.Integer({ minimum: 0, description: 'Units that are taken back.' }),
        restocked: Type.Integer({ minimum: 0, description: 'Units of these that are sold again.' }),
        note: Type.String({ maxLength: 500, description: 'Why units are refused; the shopper reads it.' }),
      }),
      { minItems: 1, maxItems: 200 },
    ),
  }),
  response: deskReturnSchema,
  refusals: ['STF400', 'STF404', 'STF409'],
  invalid: 'STF400',
});
