import { Type } from 'typebox';
import { oneOf } from '../kernel/nullable.ts';
import { operation } from '../kernel/operation.ts';
import { pageOf, pageQuery } from '../paging/page.ts';
import { eventIdSchema, guestSchema, registrationStates } from './registration.ts';

export const guestFilter = {
  status: Type.Optional(oneOf(registrationStates)),
  day: Type.Optional(Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: 'Who comes on that day.' })),
  search: Type.Optional(Type.String({ maxLength: 100, description: 'Part of a name or email.' })),
};

/** The guest list of an event, in the order of registration, by page. */
export const listGuests = operation({
  id: 'eventRegistrations.listGuests',
  method: 'GET',
  path: '/staff/v1/events/{eventId}/registrations',
  summary: 'List the registrations for an event',
  callers: { staff: 'events.read' },
  params: Type.Object({ eventId: eventIdSchema }),
  query: Type.Object({ ...pageQuery, ...guestFilter }),
  response: pageOf(guestSchema),
  refusals: [],
  invalid: 'STF400',
});
