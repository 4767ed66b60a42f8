import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';

/** Mails a link if staff with a password have the email; the answer does not reveal whether they do. */
export const requestStaffPasswordReset = operation({
  id: 'staffAccess.requestPasswordReset',
  method: 'POST',
  path: '/staff/v1/password/forgotten',
  summary: 'Ask for a link to set a new password of the studio',
  callers: 'anyone',
  audited: false,
  body: Type.Object({ email: Type.String({ maxLength: 100 }) }),
  response: Type.Object({ sent: Type.Boolean() }),
  refusals: ['STF400'],
  invalid: 'STF400',
  perMinute: 10,
  limitShared: true,
});
