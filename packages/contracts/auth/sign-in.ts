import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';

/** The code challenge of PKCE: SHA-256 of the verifier in base64url without padding (RFC 7636 §4.2). */
export const codeChallengeSchema = Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' });

/**
 * Checks email and password and answers a code that the token call exchanges (C4.28, C7.16). Wrong passwords in a row:
 * three times AUT401, then AUT426, then AUT423 and the lock, during which every attempt is AUT441 (C8.26). AUT437: the
 * code challenge is missing, so that the code could not be exchanged.
 */
export const signIn = operation({
  id: 'auth.signIn',
  method: 'POST',
  path: '/consumers-v3/auth/signin',
  summary: 'Sign in with email and password',
  callers: 'anyone',
  botCheck: { action: 'login', required: true },
  guarded: true,
  knownLocale: 'AUT440',
  body: Type.Object({
    type: Type.Literal('Registered'),
    username: Type.String({ maxLength: 100 }),
    password: Type.String({ minLength: 1, maxLength: 200 }),
    codeChallenge: codeChallengeSchema,
    recaptcha_response: Type.Optional(Type.String({ maxLength: 4096 })),
  }),
  response: Type.Object({ authorizationCode: Type.String({ description: 'Valid for 60 seconds and one exchange.' }) }),
  refusals: ['AUT401', 'AUT418', 'AUT426', 'AUT423', 'AUT441', 'AUT453', 'AUT440', 'AUT403', 'AUT437'],
  invalidMember: { username: 'AUT453', password: 'AUT401', codeChallenge: 'AUT437' },
  perMinute: 30,
  limitShared: true,
});
