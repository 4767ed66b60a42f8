import { operation } from '../kernel/operation.ts';
import { creditAdjustmentParams, deskCreditSchema } from './account.ts';

/**
 * Approves an adjustment that waits, whereby the credit changes. STF447 for whoever has asked for it; STF409 with `current` where it no longer
 * waits, STF481 where there is no longer as much.
 */
export const approveCredit = operation({
  id: 'storeCreditDesk.approve',
  method: 'POST',
  path: '/staff/v1/customers/{consumerNo}/store-credit/adjustments/{adjustmentId}/approve',
  summary: 'Approve an adjustment of store credit',
  callers: { staff: 'refunds.approve', recentProof: true },
  params: creditAdjustmentParams,
  response: deskCreditSchema,
  refusals: ['STF404', 'STF409', 'STF447', 'STF481'],
  invalid: 'STF404',
});
