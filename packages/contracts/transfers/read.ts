import { operation } from '../kernel/operation.ts';
import { transferParams, transferSchema } from './transfer.ts';

/** One transfer with its goods and what has happened to it. */
export const readTransfer = operation({
  id: 'transfers.read',
  method: 'GET',
  path: '/staff/v1/transfers/{transferId}',
  summary: 'Read a transfer of stock',
  callers: { staff: 'stock.read', keys: true },
  params: transferParams,
  response: transferSchema,
  refusals: ['STF404'],
  invalid: 'STF404',
});
