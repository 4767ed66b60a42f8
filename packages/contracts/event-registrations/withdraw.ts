import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { guestSchema, registrationIdSchema } from './registration.ts';

/**
 * Cancels a registration for its owner, who is notified by mail; its seat goes to the first on the waiting list that
 * fits. Repeatable.
 */
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
