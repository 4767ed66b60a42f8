import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { codeSchema, newPasswordSchema } from '../staff-account/factors.ts';

/** Sets a password by a mailed link and a one-time or recovery code, and ends all sessions. */
export const resetStaffPassword = operation({
  id: 'staffAccess.resetPassword',
  method: 'POST',
  path: '/staff/v1/password/reset',
  summary: 'Set a new password of the studio by a link',
  callers: 'anyone',
  body: Type.Object({ token: Type.String({ maxLength: 100 }), newPassword: newPasswordSchema, code: codeSchema }),
  response: Type.Object({ changed: Type.Boolean() }),
  refusals: ['STF402', 'STF412', 'STF423', 'STF430'],
  invalid: 'STF400',
  invalidMember: { code: 'STF412', newPassword: 'STF430' },
  perMinute: 20,
  limitShared: true,
});
