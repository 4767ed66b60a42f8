import { listPublishedEvents } from '@eyelet/contracts/event-registrations/list-published.ts';
import { handle } from '../kernel/handle.ts';
import { publicEvent } from './public-event.ts';
import { isOver, publishedEvents } from './published-events.ts';

/** The events that are not over, by their first day. */
export const listPublishedEventsHandler = handle(listPublishedEvents, async ({ shop, market, now }) => {
  const events = [...(await publishedEvents(shop, market)).values()].filter((event) => !isOver(event, now));
  events.sort((one, other) => (`${one.startDate} ${one.eventId}` < `${other.startDate} ${other.eventId}` ? -1 : 1));
  return {
    events: events.map((event) => {
      const { path, description, picture } = event;
      return { ...publicEvent(event), url: path, description, picture };
    }),
  };
});
