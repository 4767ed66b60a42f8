import { Type } from 'typebox';
import { oneOf } from '../kernel/nullable.ts';
import { operation } from '../kernel/operation.ts';
import { cancelReasons, transferSchema, transferStepParams, transferVersion } from './transfer.ts';

/**
 * Cancels a draft, or what of a transfer is still in transit: that is in the stock of the place that sent it again. What was received stays.
 * Repeated under its id it answers the transfer as it is. STF409 with `current`: somebody has changed, received or cancelled it.
 */
export const cancelTransfer = operation({
  id: 'transfers.cancel',
  method: 'PUT',
  path: '/staff/v1/transfers/{transferId}/cancellations/{stepId}',
  summary: 'Cancel a transfer of stock',
  callers: { staff: 'stock.write', keys: true },
  params: transferStepParams,
  body: Type.Object({ ...transferVersion, reason: oneOf(cancelReasons), note: Type.String({ maxLength: 300 }) }),
  response: transferSchema,
  refusals: ['STF404', 'STF409'],
  invalid: 'STF400',
});
