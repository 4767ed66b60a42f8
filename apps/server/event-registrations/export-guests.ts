import { Readable } from 'node:stream';
import { exportGuests } from '@eyelet/contracts/event-registrations/export-guests.ts';
import type { Reader } from '@eyelet/db/database.ts';
import { type GuestCursor, type GuestFilter, readGuests } from '@eyelet/db/event-registrations/guest-list.ts';
import { stringify } from 'csv-stringify';
import { recordAudit, sourceOf } from '../audit/record.ts';
import { Download } from '../kernel/download.ts';
import { handle } from '../kernel/handle.ts';
import { guestView } from './view.ts';

const rowsAtOnce = 500;

const columns = [
  ...['registrationId', 'status', 'lastName', 'firstName', 'email', 'phoneNumber', 'gender', 'plusOne'],
  ...['attendingDays', 'locale', 'registeredAt', 'changedAt', 'termsVersion'],
];

/** The guest list of an event as a file; that somebody has taken it along is written down. */
export const exportGuestsHandler = handle(exportGuests, async (context, { params, query }) => {
  const { db } = context.shop.database;
  const { status, day, search } = query;
  const subject = { kind: 'event', id: params.eventId } as const;
  const after = Object.fromEntries(Object.entries(query).flatMap(([name, value]) => (value ? [[name, value]] : [])));
  await db
    .transaction()
    .execute((tx) => recordAudit(tx, exportGuests, { subject, before: null, after }, sourceOf(context)));
  // A spreadsheet would run what begins like a formula.
  const lines = stringify({ header: true, escape_formulas: true, columns });
  const rows = Readable.from(rowsOf(db, params.eventId, { status, day, search: search?.trim() || undefined }));
  rows.on('error', (error) => lines.destroy(error));
  const name = `${params.eventId.replace(/[^\w-]/g, '')}-${context.now.toISOString().slice(0, 10)}.csv`;
  return new Download(name, 'text/csv; charset=utf-8', rows.pipe(lines));
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
