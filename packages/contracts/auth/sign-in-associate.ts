import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { codeChallengeSchema } from './sign-in.ts';

/**
 * Signs a store associate in; the code is exchanged like that of every sign-in. AUT438 for a wrong email or password,
 * and for an account that is not of the staff (C8.15).
 */
export const signInAssociate = operation({
  id: 'auth.signInAssociate',
  method: 'POST',
  path: '/consumers-v3/consumer/agent/login',
  summary: 'Sign in as a store associate',
  callers: 'anyone',
  guarded: true,
  body: Type.Object({
    username: Type.String({ maxLength: 100 }),
    password: Type.String({ maxLength: 200 }),
    codeChallenge: codeChallengeSchema,
  }),
  response: Type.Object({ authorizationCode: Type.String() }),
  refusals: ['AUT438'],
  invalid: 'AUT438',
  perMinute: 10,
  limitShared: true,
});
