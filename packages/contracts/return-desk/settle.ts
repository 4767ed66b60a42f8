import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { deskReturnSchema } from './return.ts';

/**
 * Decides what of a return is taken back, once: other sizes that were asked for become an order, the rest of its money is given back to
 * what it was paid with, and what is sold again goes back into stock. STF400: more units than came, or some are refused without a reason;
 * STF409 with `current`: the parcel has not come, or somebody else has decided otherwise; STF464: its order was sent ahead of goods that
 * nobody has looked at; STF467: its payment has not been taken yet. The same decision again is answered as it is.
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
        money: Type.Optional(
          Type.Boolean({ description: 'Money is given back for it, although another size was asked for.' }),
        ),
        note: Type.String({ maxLength: 500, description: 'Why units are refused; the shopper reads it.' }),
      }),
      { minItems: 1, maxItems: 200 },
    ),
  }),
  response: deskReturnSchema,
  refusals: ['STF400', 'STF404', 'STF409', 'STF464', 'STF467'],
  invalid: 'STF400',
});
