import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { batchParams } from './batch.ts';

/** The codes of a batch made so far, as a CSV file; the export is audited. */
export const exportCodes = operation({
  id: 'codeBatches.export',
  method: 'GET',
  path: '/staff/v1/promotions/{promotionId}/code-batches/{batchId}/export',
  summary: 'Export the codes of a batch (text/csv)',
  callers: { staff: 'promotions.write' },
  params: batchParams,
  response: Type.Unsafe<never>({ type: 'string' }),
  refusals: ['STF404'],
  invalid: 'STF404',
  perMinute: 6,
});
