import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { guestSchema, registrationIdSchema } from './registration.ts';

/**
 * Gives somebody of the waiting list a seat, also beyond the capacity, and notifies them by mail. Repeated, it changes
 * nothing. STF404: no such registration; STF409: it was cancelled meanwhile.
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
