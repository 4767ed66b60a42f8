import { operation } from '../kernel/operation.ts';
import { adjustmentParams, deskMemberSchema } from './member.ts';

/**
 * Approves an adjustment that waits, whereby the points change. STF447 for whoever has asked for it; STF409 with `current` where it no longer
 * waits, STF463 where the member no longer has the points.
 */
export const approveAdjustment = operation({
  id: 'loyaltyDesk.approve',
  method: 'POST',
  path: '/staff/v1/loyalty/members/{consumerNo}/adjustments/{adjustmentId}/approve',
  summary: 'Approve an adjustment of points',
  callers: { staff: 'loyalty.approve', recentProof: true },
  params: adjustmentParams,
  response: deskMemberSchema,
  refusals: ['STF404', 'STF409', 'STF447', 'STF463'],
  invalid: 'STF404',
});
