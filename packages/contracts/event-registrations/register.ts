import { Type } from 'typebox';
import { genders } from '../auth/sign-up.ts';
import { oneOf } from '../kernel/nullable.ts';
import { operation } from '../kernel/operation.ts';
import { attendingDaysSchema, eventIdSchema, path, registrationSchema } from './registration.ts';

const text = (maxLength: number) => Type.Optional(Type.String({ maxLength }));

/**
 * Registers a consumer for an event of the brand (C7.89, B7.29, B9.38). The email is that of the profile and the time that of
 * the server, whatever is sent. Full, it is `waiting` where the event has a waiting list. AUT432: not signed in (B6.08);
 * EVT404: no such event, or it is over; EVT409: registered already (B7.31); EVT410: full; PRO412 with an entry for each
 * invalid member.
 */
export const registerForEvent = operation({
  id: 'eventRegistrations.register',
  method: 'POST',
  path,
  summary: 'Register for an event of the brand',
  callers: ['registered', 'employee'],
  otherShoppers: 'AUT432',
  body: Type.Object({
    eventId: eventIdSchema,
    email: text(100),
    firstName: text(60),
    lastName: text(60),
    gender: Type.Optional(oneOf([...genders, ''])),
    phoneNumber: text(30),
    attendingDays: Type.Optional(attendingDaysSchema),
    plusOne: text(100),
    eventTermsAccepted: Type.Optional(Type.Boolean()),
    registrationTimestamp: text(40),
  }),
  status: 201,
  response: registrationSchema,
  refusals: ['EVT404', 'EVT409', 'EVT410', 'PRO412', 'PRO404'],
  // Each call sends a letter.
  perMinute: 20,
});
