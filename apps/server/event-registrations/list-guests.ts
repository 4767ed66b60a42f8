import { listGuests } from '@eyelet/contracts/event-registrations/list-guests.ts';
import { countGuests, readGuests } from '@eyelet/db/event-registrations/guest-list.ts';
import { cutPage } from '../kernel/cut-page.ts';
import { handle } from '../kernel/handle.ts';
import { readGuestCursor, writeGuestCursor } from './guest-cursor.ts';
import { guestView } from './view.ts';

/** Who has registered for an event, page by page. */
export const listGuestsHandler = handle(listGuests, async ({ shop }, { params, query }) => {
  const { after, limit = 50, status, day, search } = query;
  const { db } = shop.database;
  const filter = { status, day, search: search?.trim() || undefined };
  const rows = await readGuests(db, params.eventId, filter, { after: readGuestCursor(after), limit: limit + 1 });
  const { page, last } = cutPage(rows, limit);
  return {
    rows: page.map(guestView),
    next: last ? writeGuestCursor(last) : null,
    total: await countGuests(db, params.eventId, filter),
  };
});
