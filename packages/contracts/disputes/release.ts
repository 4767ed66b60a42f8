import { operation } from '../kernel/operation.ts';
import { disputeParams, disputeSchema } from './dispute.ts';

/** Lets the goods go that are kept back for a dispute, whatever becomes of it. Goods that are not kept back are answered as they are. */
export const releaseDisputedGoods = operation({
  id: 'disputes.release',
  method: 'POST',
  path: '/staff/v1/disputes/{disputeId}/release',
  summary: 'Let disputed goods go',
  callers: { staff: 'disputes.write' },
  params: disputeParams,
  response: disputeSchema,
  refusals: ['STF404'],
  invalid: 'STF404',
});
