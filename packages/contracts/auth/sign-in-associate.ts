import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { codeChallengeSchema } from './sign-in.ts';

/**
 * Signs a store associate in, by store and employee or by email (C2.41, C7.22); the code is exchanged like that of
 * every sign-in. AUT438 for a wrong employee, email or password, and for an account that is not an associate's (C8.15);
 * STR404 for an unknown store (C8.119).
 */
export const signInAssociate = operation({
  id: 'auth.signInAssociate',
  method: 'POST',
  path: '/consumers-v3/consumer/agent/login',
  summary: 'Sign in as a store associate',
  callers: 'anyone',
  guarded: true,
  body: Type.Object({
    storeId: Type.Optional(Type.String({ maxLength: 64 })),
    storeEmployeeId: Type.Optional(Type.String({ maxLength: 64, description: 'Who signs in, of the store.' })),
    username: Type.Optional(Type.String({ maxLength: 100, description: 'The email, instead of store and employee.' })),
    password: Type.String({
      maxLength: 200,
      description: 'The password; with store and employee, at a till of the store, the PIN as well.',
    }),
    codeChallenge: codeChallengeSchema,
  }),
  response: Type.Object({ authorizationCode: Type.String() }),
  refusals: ['AUT438', 'STR404'],
  invalid: 'AUT438',
  perMinute: 10,
  limitShared: true,
});
