import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { guestSchema, registrationIdSchema } from './registration.ts';

/**
 * Gives a registration on the waiting list a seat, even beyond the capacity, and notifies its owner by mail. Repeating
 * the call changes nothing. STF404: no such registration; STF409: it has been cancelled.
 */
export const admitGuest = operation({
  id: 'eventRegistrations.admit',
  method: 'POST',
  path: '/staff/v1/event-registrations/{registrationId}/admit',
  summary: 'Give a seat to somebody who waits',
  callers: { staff: 'events.write' },
  params: Type.Object({ registrationId: registrationIdSchema }),
  response: guestSchema,
  refusals: ['STF404', 'STF409'],
  invalid: 'STF400',
});
