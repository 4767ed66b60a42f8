import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { webAuthn } from '../kernel/web-authn.ts';

/** The options of `navigator.credentials.get`, which name nobody. */
export const startStaffPasskeySignIn = operation({
  id: 'staffAccess.startPasskeySignIn',
  method: 'POST',
  path: '/staff/v1/sign-in/passkey/options',
  summary: 'Begin to sign in to the studio with a passkey',
  callers: 'anyone',
  audited: false,
  response: Type.Object({ options: webAuthn() }),
  refusals: [],
  perMinute: 60,
});
