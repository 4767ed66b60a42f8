import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';

/**
 * Delivers facts again to the consumers that gave up on them. Answers how many are due again: one that is no longer given up
 * is left as it is, so that a call may be repeated.
 */
export const resendFollowUps = operation({
  id: 'followUps.resend',
  method: 'POST',
  path: '/staff/v1/follow-ups/resend',
  summary: 'Deliver given-up facts again',
  callers: { staff: 'follow-ups.resend' },
  body: Type.Object({
    deliveries: Type.Array(
      Type.Object({ consumer: Type.String({ maxLength: 60 }), eventId: Type.Integer({ minimum: 1 }) }),
      { minItems: 1, maxItems: 200 },
    ),
  }),
  response: Type.Object({ resent: Type.Integer() }),
  refusals: [],
  invalid: 'STF400',
});
