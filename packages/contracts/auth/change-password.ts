import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { password } from './passwords.ts';

/**
 * Changes the password of the signed-in consumer and ends the other sessions (C7.19). AUT450: the current one is wrong;
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
  limitShared: true,
});
