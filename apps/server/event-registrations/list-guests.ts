import { listGuests } from '@eyelet/contracts/event-registrations/list-guests.ts';
import { countGuests, readGuests } from '@eyelet/db/event-registrations/guest-list.ts';
import { cutPage } from '../kernel/cut-page.ts';
import { handle } from '../kernel/handle.ts';
import { cursorText, instantCursor } from '../kernel/page-cursor.ts';
import { guestView } from './view.ts';

/** The registrations for an event, page by page. */
export const listGuestsHandler = handle(listGuests, async ({ shop }, { params, query }) => {
  const { after, limit = 50, status, day, search } = query;
  const { db } = shop.database;
  const filter = { status, day, search: search?.trim() || undefined };
  const cursor = instantCursor(after, /^[\w-]{1,40}$/);
  const rows = await readGuests(db, params.eventId, filter, { after: cursor, limit: limit + 1 });
  const { page, last } = cutPage(rows, limit);
  return {
    rows: page.map(guestView),
    next: last ? cursorText([last.registered_at.toISOString(), last.id]) : null,
    total: await countGuests(db, params.eventId, filter),
  };
});
