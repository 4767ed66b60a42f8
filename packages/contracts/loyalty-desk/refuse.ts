import { operation } from '../kernel/operation.ts';
import { adjustmentParams, deskMemberSchema } from './member.ts';

/**
 * Refuses an adjustment that waits, or takes it back where the caller has asked for it; nothing changes. STF403 for whoever may neither
 * approve nor has asked; STF409 with `current` where it no longer waits.
 */
export const refuseAdjustment = operation({
  id: 'loyaltyDesk.refuse',
  method: 'POST',
  path: '/staff/v1/loyalty/members/{consumerNo}/adjustments/{adjustmentId}/refuse',
  summary: 'Refuse an adjustment of points',
  callers: { staff: 'loyalty.read' },
  params: adjustmentParams,
  response: deskMemberSchema,
  refusals: ['STF403', 'STF404', 'STF409'],
  invalid: 'STF404',
});
