import { readEvent } from '@eyelet/contracts/event-registrations/read-event.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { publicEvent } from './public-event.ts';
import { publishedEvents } from './published-events.ts';

/** A published event, without what only the server needs. */
export const readEventHandler = handle(readEvent, async ({ market, shop }, { params }) => {
  const event = (await publishedEvents(shop, market)).get(params.eventId);
  return event ? publicEvent(event) : refuse('EVT404');
});
