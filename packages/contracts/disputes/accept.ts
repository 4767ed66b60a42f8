import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { disputeParams } from './dispute.ts';
import { evidenceSchema } from './evidence.ts';

/**
 * Gives the money of a dispute up: the shop does not defend itself, which cannot be undone. The amount is the one that the caller has
 * seen; STF409 with `current` if another one is contested meanwhile.
 */
export const acceptDispute = operation({
  id: 'disputes.accept',
  method: 'POST',
  path: '/staff/v1/disputes/{disputeId}/acceptance',
  summary: 'Accept a dispute and give its money up',
  callers: { staff: 'disputes.write' },
  params: disputeParams,
  body: Type.Object({ amount: Type.Number({ exclusiveMinimum: 0 }) }),
  response: evidenceSchema,
  refusals: ['STF404', 'STF409', 'STF488', 'STF489'],
  invalid: 'STF400',
  perMinute: 60,
});
