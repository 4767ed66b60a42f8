import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { ownRegistrationSchema, registrationIdSchema } from './registration.ts';

export const linkQuery = Type.Object({ token: Type.String({ maxLength: 64 }) });

/** The registration of a mailed link, which needs no session. AUT402: the link opens no registration. */
export const readLinkedRegistration = operation({
  id: 'eventRegistrations.readLinked',
  method: 'GET',
  path: '/consumers-v3/event-registration/{registrationId}',
  summary: 'Read the registration of a link',
  callers: 'anyone',
  params: Type.Object({ registrationId: registrationIdSchema }),
  query: linkQuery,
  response: ownRegistrationSchema,
  refusals: ['AUT402'],
  invalid: 'AUT402',
  perMinute: 60,
});
