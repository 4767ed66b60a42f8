import { Type } from 'typebox';
import { oneOf } from '../kernel/nullable.ts';
import { operation } from '../kernel/operation.ts';
import { adjustmentParams, adjustmentReasons, deskMemberSchema } from './member.ts';

/**
 * Gives a member points, or takes some, for a reason: at once up to what the shop has decided that one person does within a day, and above it
 * once somebody else has approved. The caller makes the id, so that a repeated call does it once. STF463 for more points than the member has.
 */
export const adjustPoints = operation({
  id: 'loyaltyDesk.adjust',
  method: 'PUT',
  path: '/staff/v1/loyalty/members/{consumerNo}/adjustments/{adjustmentId}',
  summary: 'Adjust the points of a member',
  callers: { staff: 'loyalty.write', recentProof: true },
  params: adjustmentParams,
  body: Type.Object({
    points: Type.Integer({ minimum: -1_000_000, maximum: 1_000_000 }),
    reason: oneOf(adjustmentReasons),
    note: Type.String({ maxLength: 300, description: 'For colleagues; empty for none.' }),
  }),
  response: deskMemberSchema,
  refusals: ['STF400', 'STF404', 'STF463'],
  invalid: 'STF400',
});
