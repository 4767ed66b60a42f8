import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';

const password = () => Type.String({ maxLength: 200 });

/**
 * Changes the password of the signed-in consumer and ends his other sessions (C7.19). AUT450: the current one is wrong;
 * AUT451: the new one is the current one; PRO415: the new one breaks a rule; FE340: the confirmation differs.
 */
export const changePassword = operation({
  id: 'auth.changePassword',
  method: 'POST',
  path: '/consumers-v3/consumer/changepassword',
  summary: 'Change the password',
  callers: 'registered',
  body: Type.Object({
    currentPassword: password(),
    newPassword: password(),
    confirmPassword: Type.Optional(password()),
  }),
  response: Type.Object({ changed: Type.Boolean() }),
  refusals: ['AUT450', 'AUT451', 'PRO415', 'FE340', 'PRO404'],
  invalidMember: { currentPassword: 'AUT450', newPassword: 'PRO415', confirmPassword: 'FE340' },
  perMinute: 20,
});

/** Mails a link to reset the password, if the email has an account; the answer does not tell (C7.21). */
export const requestPasswordReset = operation({
  id: 'auth.requestPasswordReset',
  method: 'POST',
  path: '/consumers-v3/consumer/resetpassword',
  summary: 'Ask for a link to reset the password',
  callers: 'anyone',
  guarded: true,
  knownLocale: 'AUT440',
  body: Type.Object({ email: Type.String({ maxLength: 100 }) }),
  status: 202,
  response: Type.Object({ sent: Type.Boolean() }),
  refusals: ['AUT453', 'AUT440'],
  invalidMember: { email: 'AUT453' },
  perMinute: 20,
});

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
});
