import type { publicEventSchema } from '@eyelet/contracts/event-registrations/read-event.ts';
import type { Static } from 'typebox';
import type { PublishedEvent } from './published-events.ts';

/** An event as everybody may read it, without members that only the server needs. */
export function publicEvent(event: PublishedEvent): Static<typeof publicEventSchema> {
  const { eventId, title, place, address, startDate, endDate, opens, closes, timeZone, enablePlusOne, terms } = event;
  const when = { startDate, endDate, opens, closes, timeZone };
  return { eventId, title, place, address, ...when, enablePlusOne, termsPage: terms?.page ?? null };
}
