import { Type } from 'typebox';
import { nullable, oneOf } from '../kernel/nullable.ts';
import { operation } from '../kernel/operation.ts';
import {
  differenceReasons,
  mostTransferLines,
  mostTransferUnits,
  transferSchema,
  transferStepParams,
  transferVersion,
} from './transfer.ts';

const counted = (description: string) => Type.Integer({ minimum: 0, maximum: mostTransferUnits, description });

/**
 * Receives what has come of a transfer, as it was counted: what can be sold is in the stock of the destination at once. More than was sent, also
 * of goods that were not, is found; what has not come is awaited in a further receipt, or written off as lost, which ends the transfer. Repeated
 * under its id it answers the transfer as it is. STF400 with the member: goods that are unknown or named twice, or nothing was counted;
 * STF409 with `current`: it was received or cancelled meanwhile; STF495, with each UPC: pieces are damaged, lost or found without a reason.
 */
export const receiveTransfer = operation({
  id: 'transfers.receive',
  method: 'PUT',
  path: '/staff/v1/transfers/{transferId}/receipts/{stepId}',
  summary: 'Receive a transfer of stock',
  callers: { staff: 'stock.write', keys: true },
  params: transferStepParams,
  body: Type.Object({
    ...transferVersion,
    lines: Type.Array(
      Type.Object({
        upc: Type.String({ minLength: 1, maxLength: 20 }),
        received: counted('Pieces that came and can be sold.'),
        damaged: counted('Pieces that came and cannot.'),
        reason: Type.Optional(nullable(oneOf(differenceReasons, 'Why pieces are damaged, lost or found.'))),
      }),
      { maxItems: 2 * mostTransferLines },
    ),
    rest: oneOf(['awaited', 'lost'], 'What becomes of pieces that have not come.'),
    note: Type.String({ maxLength: 300 }),
  }),
  response: transferSchema,
  refusals: ['STF400', 'STF404', 'STF409', 'STF495'],
  invalid: 'STF400',
});
