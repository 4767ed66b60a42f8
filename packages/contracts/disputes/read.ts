import { operation } from '../kernel/operation.ts';
import { disputeParams } from './dispute.ts';
import { evidenceSchema } from './evidence.ts';

/** A dispute with what the shop knows of its order, and what is gathered to answer it. */
export const readDispute = operation({
  id: 'disputes.read',
  method: 'GET',
  path: '/staff/v1/disputes/{disputeId}',
  summary: 'Read a dispute and its evidence',
  callers: { staff: 'disputes.read' },
  params: disputeParams,
  response: evidenceSchema,
  refusals: ['STF404'],
  invalid: 'STF404',
});
