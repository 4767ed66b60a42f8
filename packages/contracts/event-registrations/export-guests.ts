import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { guestFilter } from './list-guests.ts';
import { eventIdSchema } from './registration.ts';

/** A guest list as a CSV file; the export is audited. */
export const exportGuests = operation({
  id: 'eventRegistrations.exportGuests',
  method: 'GET',
  path: '/staff/v1/events/{eventId}/registrations/export',
  summary: 'Export the registrations for an event (text/csv)',
  callers: { staff: 'events.read' },
  params: Type.Object({ eventId: eventIdSchema }),
  query: Type.Object(guestFilter),
  response: Type.Unsafe<never>({ type: 'string' }),
  refusals: [],
  invalid: 'STF400',
  perMinute: 6,
});
