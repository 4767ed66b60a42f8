import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';

/** The data of a profile without a password, for the sign-up form (C7.87, B7.18). CCN404: the pair does not match. */
export const retrieveUserData = operation({
  id: 'consumer.retrieveUserData',
  method: 'POST',
  path: '/consumers-v3/consumer/retrieveUserData',
  summary: 'Read the data that prefills the sign-up form',
  callers: 'anyone',
  guarded: true,
  body: Type.Object({ consumerId: Type.String({ maxLength: 64 }), email: Type.String({ maxLength: 100 }) }),
  response: Type.Object({
    email: Type.String(),
    firstName: Type.String(),
    lastName: Type.String(),
    phone: Type.String(),
    postalCode: Type.String(),
    birthDate: Type.String(),
    gender: Type.String(),
  }),
  refusals: ['CCN404'],
  invalid: 'CCN404',
  perMinute: 10,
  limitShared: true,
});
