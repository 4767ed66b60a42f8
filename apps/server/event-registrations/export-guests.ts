import { exportGuests } from '@eyelet/contracts/event-registrations/export-guests.ts';
import type { Reader } from '@eyelet/db/database.ts';
import { type GuestCursor, type GuestFilter, readGuests } from '@eyelet/db/event-registrations/guest-list.ts';
import { recordExport } from '../audit/record-export.ts';
import { csvDownload } from '../kernel/csv-download.ts';
import { handle } from '../kernel/handle.ts';
import { guestView } from './view.ts';

const rowsAtOnce = 500;

const columns = [
  ...['registrationId', 'status', 'lastName', 'firstName', 'email', 'phoneNumber', 'gender', 'plusOne'],
  ...['attendingDays', 'locale', 'registeredAt', 'changedAt', 'termsVersion'],
];

/** The guest list of an event as a CSV file; the export is audited. */
export const exportGuestsHandler = handle(exportGuests, async (context, { params, query }) => {
  const { db } = context.shop.database;
  const { status, day, search } = query;
  await recordExport(context, exportGuests, { kind: 'event', id: params.eventId }, query);
  const name = `${params.eventId.replace(/[^\w-]/g, '')}-${context.now.toISOString().slice(0, 10)}.csv`;
  return csvDownload(name, columns, rowsOf(db, params.eventId, { status, day, search: search?.trim() || undefined }));
});

async function* rowsOf(db: Reader, eventId: string, filter: GuestFilter) {
  let after: GuestCursor | undefined;
  for (;;) {
    const rows = await readGuests(db, eventId, filter, { after, limit: rowsAtOnce });
    for (const row of rows) yield guestView(row);
    const last = rows.at(-1);
    if (!last || rows.length < rowsAtOnce) return;
    after = [last.registered_at.toISOString(), last.id];
  }
}
