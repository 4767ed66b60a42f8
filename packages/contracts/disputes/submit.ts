import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { disputeParams } from './dispute.ts';
import { evidenceSchema } from './evidence.ts';

/**
 * Submits the evidence as it was kept: it is stored as one paper and sent to the provider, again and again while that is down, once.
 * STF409 with `current` for a version that is not the latest, STF490 without a reason or without anything to send, STF492 if the
 * paper is more than banks take.
 */
export const submitEvidence = operation({
  id: 'disputes.submit',
  method: 'POST',
  path: '/staff/v1/disputes/{disputeId}/submission',
  summary: 'Submit the evidence against a dispute',
  callers: { staff: 'disputes.write' },
  params: disputeParams,
  body: Type.Object({ version: Type.Integer({ minimum: 0 }) }),
  response: evidenceSchema,
  refusals: ['STF404', 'STF409', 'STF488', 'STF489', 'STF490', 'STF492'],
  invalid: 'STF400',
  perMinute: 60,
});
