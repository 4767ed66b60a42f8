import { listOwnRegistrations } from '@eyelet/contracts/event-registrations/list-own.ts';
import { registrationsOf } from '@eyelet/db/event-registrations/registration.ts';
import { handle } from '../kernel/handle.ts';
import { isOver, publishedEvents } from './published-events.ts';
import { ownView } from './view.ts';

/** The registrations of a consumer for events that are not over. */
export const listOwnRegistrationsHandler = handle(listOwnRegistrations, async (context, { query }) => {
  const { shop, market, now, session } = context;
  const rows = await registrationsOf(shop.database.db, session?.consumerNo ?? '', query.eventId);
  const events = await publishedEvents(shop, market);
  const registrations = rows.flatMap((row) => {
    const event = events.get(row.event_id);
    return event && !isOver(event, now) ? ownView(row, event.title) : [];
  });
  return { registrations };
});
