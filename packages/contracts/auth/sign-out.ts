import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';

/**
 * Ends the session of the caller or of a refresh token (C4.32, C7.17). A session that has ended already is not an
 * error.
 */
export const signOut = operation({
  id: 'auth.signOut',
  method: 'POST',
  path: '/consumers-v3/consumer/auth/signout',
  summary: 'Sign out',
  callers: 'anyone',
  body: Type.Object({ refreshToken: Type.Optional(Type.String({ maxLength: 128 })) }),
  response: Type.Object({ signedOut: Type.Boolean() }),
  refusals: [],
});
