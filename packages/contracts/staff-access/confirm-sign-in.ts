import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { codeSchema } from '../staff-account/factors.ts';
import { staffMeSchema } from '../staff-account/me.ts';

/** The second step: a one-time code or a recovery code. Begins the session. */
export const confirmStaffSignIn = operation({
  id: 'staffAccess.confirmSignIn',
  method: 'POST',
  path: '/staff/v1/sign-in/code',
  summary: 'Sign in to the studio: code',
  callers: 'anyone',
  body: Type.Object({ ticket: Type.String({ maxLength: 100 }), code: codeSchema }),
  response: staffMeSchema,
  refusals: ['STF412', 'STF413', 'STF423'],
  invalid: 'STF400',
  invalidMember: { code: 'STF412' },
  perMinute: 20,
  limitShared: true,
});
