import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { webAuthn } from '../kernel/web-authn.ts';
import { staffMeSchema } from '../staff-account/me.ts';

/** Signs in by a passkey alone, which has verified its user. Begins the session. */
export const signInStaffWithPasskey = operation({
  id: 'staffAccess.signInWithPasskey',
  method: 'POST',
  path: '/staff/v1/sign-in/passkey',
  summary: 'Sign in to the studio with a passkey',
  callers: 'anyone',
  body: Type.Object({ answer: webAuthn() }),
  response: staffMeSchema,
  refusals: ['STF414'],
  invalid: 'STF400',
  perMinute: 30,
  limitShared: true,
});
