import { Type } from 'typebox';
import { codeChallengeSchema } from '../auth/sign-in.ts';
import { operation } from '../kernel/operation.ts';
import { webAuthn } from '../kernel/web-authn.ts';

/** Signs in with a passkey; the code is exchanged like that of a password sign-in. AUT418: no such passkey. */
export const signInWithPasskey = operation({
  id: 'passkeys.signIn',
  method: 'POST',
  path: '/consumers-v3/auth/passkey/signin',
  summary: 'Sign in with a passkey',
  callers: 'anyone',
  body: Type.Object({ answer: webAuthn(), codeChallenge: codeChallengeSchema }),
  response: Type.Object({ authorizationCode: Type.String() }),
  refusals: ['AUT418', 'AUT403', 'AUT437'],
  invalidMember: { codeChallenge: 'AUT437' },
  perMinute: 30,
  limitShared: true,
});
