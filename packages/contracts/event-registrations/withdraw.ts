import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { guestSchema, registrationIdSchema } from './registration.ts';

/** Cancels a registration for its owner, who is notified by mail; the seat goes to whoever waits longest. Repeatable. */
export const withdrawGuest = operation({
  id: 'eventRegistrations.withdraw',
  method: 'POST',
  path: '/staff/v1/event-registrations/{registrationId}/withdraw',
  summary: 'Cancel a registration for its owner',
  callers: { staff: 'events.write' },
  params: Type.Object({ registrationId: registrationIdSchema }),
  response: guestSchema,
  refusals: ['STF404'],
  invalid: 'STF400',
});
