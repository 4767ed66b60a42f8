import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { linkQuery } from './read-linked.ts';
import { registrationIdSchema, registrationSchema } from './registration.ts';

/**
 * Cancels a registration by the signed link of its letter; its seat goes to the first on the waiting list that fits.
 * Repeating the call changes nothing. AUT402: the link opens no registration.
 */
export const cancelRegistration = operation({
  id: 'eventRegistrations.cancel',
  method: 'POST',
  path: '/consumers-v3/event-registration/{registrationId}/cancel',
  summary: 'Cancel a registration by its link',
  callers: 'anyone',
  params: Type.Object({ registrationId: registrationIdSchema }),
  body: linkQuery,
  response: registrationSchema,
  refusals: ['AUT402'],
  invalid: 'AUT402',
  perMinute: 30,
});
