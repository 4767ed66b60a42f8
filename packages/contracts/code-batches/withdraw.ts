import { operation } from '../kernel/operation.ts';
import { batchParams, codeBatchSchema } from './batch.ts';

/**
 * Withdraws a batch: no more of its codes are made, and none can be used. Repeating the call answers the batch as it
 * is.
 */
export const withdrawCodes = operation({
  id: 'codeBatches.withdraw',
  method: 'POST',
  path: '/staff/v1/promotions/{promotionId}/code-batches/{batchId}/withdraw',
  summary: 'Withdraw a batch of codes',
  callers: { staff: 'promotions.write', keys: true },
  params: batchParams,
  response: codeBatchSchema,
  refusals: ['STF404'],
  invalid: 'STF404',
});
