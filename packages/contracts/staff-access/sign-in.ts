import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';

/**
 * The first of two steps: email and password. STF411 reveals neither which is wrong nor whether the email is known; five
 * wrong tries in a row lock the email for 15 minutes (STF423), whether it is known or not.
 */
export const signInStaff = operation({
  id: 'staffAccess.signIn',
  method: 'POST',
  path: '/staff/v1/sign-in',
  summary: 'Sign in to the studio: password',
  callers: 'anyone',
  audited: false,
  body: Type.Object({
    email: Type.String({ maxLength: 100 }),
    password: Type.String({ minLength: 1, maxLength: 200 }),
  }),
  response: Type.Object({
    ticket: Type.String({ description: 'Goes with the code of the second step.' }),
    expiresAt: Type.String({ format: 'date-time' }),
  }),
  refusals: ['STF411', 'STF423'],
  invalid: 'STF411',
  perMinute: 20,
  limitShared: true,
});
