import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { mostTransferLines, mostTransferUnits, transferParams, transferSchema } from './transfer.ts';

/**
 * Writes the draft of a transfer, a new one with version 0; it moves nothing. The same again changes nothing. STF400 with the member: places
 * that do not exist or are one, goods that are unknown, named twice or have no stock; STF404 for a later version of one that does not exist;
 * STF409 with `current` when somebody else was faster, or it was sent or cancelled.
 */
export const writeTransfer = operation({
  id: 'transfers.write',
  method: 'PUT',
  path: '/staff/v1/transfers/{transferId}',
  summary: 'Write the draft of a transfer of stock',
  callers: { staff: 'stock.write', keys: true },
  params: transferParams,
  body: Type.Object({
    from: Type.String({ minLength: 1, maxLength: 40, description: 'Id of the place that sends.' }),
    to: Type.String({ minLength: 1, maxLength: 40, description: 'Id of the place that receives.' }),
    note: Type.String({ maxLength: 300 }),
    lines: Type.Array(
      Type.Object({
        upc: Type.String({ minLength: 1, maxLength: 20 }),
        qty: Type.Integer({ minimum: 1, maximum: mostTransferUnits }),
      }),
      { minItems: 1, maxItems: mostTransferLines },
    ),
    version: Type.Integer({ minimum: 0, description: 'The version that was read; 0 for a new one.' }),
  }),
  response: transferSchema,
  refusals: ['STF400', 'STF404', 'STF409'],
  invalid: 'STF400',
});
