import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { disputeParams } from './dispute.ts';

/**
 * The paper with the evidence: as it was submitted, or as it would be with what is kept now. STF404 where nothing is kept, and for a
 * dispute that the shop has accepted.
 */
export const readEvidencePaper = operation({
  id: 'disputes.readPaper',
  method: 'GET',
  path: '/staff/v1/disputes/{disputeId}/paper',
  summary: 'Read the evidence against a dispute (application/pdf)',
  callers: { staff: 'disputes.write' },
  params: disputeParams,
  response: Type.Unsafe<never>({ type: 'string' }),
  refusals: ['STF404'],
  invalid: 'STF404',
  perMinute: 60,
});
