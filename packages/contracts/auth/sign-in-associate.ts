import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { codeChallengeSchema } from './sign-in.ts';

/**
 * Signs a store associate in; the answer is exchanged like that of every sign-in. AUT438 whatever is wrong: the email, the
 * password, or that the account is not one of the staff (C8.15).
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
});
