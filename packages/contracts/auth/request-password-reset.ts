import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';

/** Mails a link to reset the password, if the email has an account; the answer does not reveal that (C7.21). */
export const requestPasswordReset = operation({
  id: 'auth.requestPasswordReset',
  method: 'POST',
  path: '/consumers-v3/consumer/resetpassword',
  summary: 'Request a link to reset the password',
  callers: 'anyone',
  guarded: true,
  knownLocale: 'AUT440',
  body: Type.Object({ email: Type.String({ maxLength: 100 }) }),
  status: 202,
  response: Type.Object({ sent: Type.Boolean() }),
  refusals: ['AUT453', 'AUT440'],
  invalidMember: { email: 'AUT453' },
  perMinute: 20,
  limitShared: true,
});
