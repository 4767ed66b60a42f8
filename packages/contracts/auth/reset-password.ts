import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { password } from './passwords.ts';

/**
 * Sets a password with the token of a mailed link, once within 24 hours (C7.20, C7.23). AUT402: the link has expired or
 * was used; AUT452: it is the current password; PRO415: it breaks a rule. Ends all sessions and the lock.
 */
export const resetPassword = operation({
  id: 'auth.resetPassword',
  method: 'POST',
  path: '/consumers-v3/confirmforgotpassword',
  summary: 'Set a new password with a mailed token',
  callers: 'anyone',
  body: Type.Object({
    token: Type.String({ maxLength: 128 }),
    newPassword: password(),
    confirmPassword: Type.Optional(password()),
  }),
  response: Type.Object({ changed: Type.Boolean() }),
  refusals: ['AUT402', 'AUT452', 'PRO415', 'FE340'],
  invalidMember: { token: 'AUT402', newPassword: 'PRO415', confirmPassword: 'FE340' },
  perMinute: 20,
  limitShared: true,
});
