import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';

/** Ends the session of the caller; one that has ended already is not an error. */
export const signOutStaff = operation({
  id: 'staffAccess.signOut',
  method: 'POST',
  path: '/staff/v1/sign-out',
  summary: 'Sign out of the studio',
  callers: 'anyone',
  response: Type.Object({ signedOut: Type.Boolean() }),
  refusals: [],
});
