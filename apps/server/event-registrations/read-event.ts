import { readEvent } from '@eyelet/contracts/event-registrations/read-event.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { publishedEvents } from './published-events.ts';

/** A published event, without what only the server needs. */
export const readEventHandler = handle(readEvent, async ({ market, shop }, { params }) => {
  const event = (await publishedEvents(shop, market)).get(params.eventId);
  if (!event) return refuse('EVT404');
  const { eventId, title, place, address, startDate, endDate, opens, closes, timeZone, enablePlusOne, terms } = event;
  const when = { startDate, endDate, opens, closes, timeZone };
  return { eventId, title, place, address, ...when, enablePlusOne, termsPage: terms?.page ?? null };
});
