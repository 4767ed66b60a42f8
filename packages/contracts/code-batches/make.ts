import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { batchMembers, batchParams, codeBatchSchema } from './batch.ts';

/**
 * Has codes made in the background. Repeating the call answers the existing batch. STF400: its end is before its start;
 * STF409 with `current`: the id belongs to another batch.
 */
export const makeCodes = operation({
  id: 'codeBatches.make',
  method: 'PUT',
  path: '/staff/v1/promotions/{promotionId}/code-batches/{batchId}',
  summary: 'Make many codes of a promotion',
  callers: { staff: 'promotions.write', keys: true },
  params: batchParams,
  body: Type.Object(batchMembers),
  response: codeBatchSchema,
  refusals: ['STF400', 'STF404', 'STF409'],
  invalid: 'STF400',
});
