import { listEvents } from '@eyelet/contracts/event-registrations/list-events.ts';
import { countByEvent } from '@eyelet/db/event-registrations/guest-list.ts';
import { handle } from '../kernel/handle.ts';
import { publishedEvents } from './published-events.ts';

const nobody = { confirmed: 0, seats: 0, waiting: 0 };

/** Events with the numbers of their guests, the next ones first; those that are no longer published are last. */
export const listEventsHandler = handle(listEvents, async ({ shop, market }) => {
  const [events, counts] = await Promise.all([publishedEvents(shop, market), countByEvent(shop.database.db)]);
  const countsOf = new Map(
    counts.map(({ event_id, confirmed, seats, waiting }) => [event_id, { confirmed, seats, waiting }]),
  );
  const published = [...events.values()].map(({ eventId, title, place, startDate, endDate, capacity }) => ({
    ...{ eventId, title, place, startDate, endDate, capacity, isPublished: true },
    ...(countsOf.get(eventId) ?? nobody),
  }));
  const gone = [...countsOf].filter(([eventId]) => !events.has(eventId));
  return {
    events: [
      ...published.toSorted((one, other) => one.startDate.localeCompare(other.startDate)),
      ...gone.map(([eventId, found]) => ({
        ...{ eventId, title: eventId, place: '', startDate: '', endDate: '', capacity: null, isPublished: false },
        ...found,
      })),
    ],
  };
});
