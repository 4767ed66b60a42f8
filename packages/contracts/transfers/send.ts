import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { transferSchema, transferStepParams, transferVersion } from './transfer.ts';

/**
 * Sends a draft: its pieces leave the stock of their place, all or none, and can be sold nowhere until they are received. Repeated under its id it
 * answers the transfer as it is. STF409 with `current`: somebody has changed, sent or cancelled it; STF494, with each UPC that is short and
 * how many of it are free: the rest is promised to orders, or not there.
 */
export const sendTransfer = operation({
  id: 'transfers.send',
  method: 'PUT',
  path: '/staff/v1/transfers/{transferId}/sendings/{stepId}',
  summary: 'Send a transfer of stock',
  callers: { staff: 'stock.write', keys: true },
  params: transferStepParams,
  body: Type.Object(transferVersion),
  response: transferSchema,
  refusals: ['STF404', 'STF409', 'STF494'],
  invalid: 'STF400',
});
