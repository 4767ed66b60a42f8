import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { webAuthn } from '../kernel/web-authn.ts';

/** The options of `navigator.credentials.get`; they name no account. */
export const startPasskeySignIn = operation({
  id: 'passkeys.startSignIn',
  method: 'POST',
  path: '/consumers-v3/auth/passkey/options',
  summary: 'Begin to sign in with a passkey',
  callers: 'anyone',
  response: Type.Object({ options: webAuthn() }),
  refusals: [],
  perMinute: 60,
});
