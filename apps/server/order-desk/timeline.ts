import type { OrderMailKind } from '@eyelet/contracts/order-desk/mail.ts';
import type { OrderTimeline, TimelineEntry } from '@eyelet/contracts/order-desk/timeline.ts';
import { type AddressChangeRow, addressChangesOf } from '@eyelet/db/orders/delivery-address.ts';
import { notesOf, type OrderNoteRow } from '@eyelet/db/orders/note.ts';
import { mailsOfOrder, type OrderMailRow } from '@eyelet/db/orders/order-mail.ts';
import { addressLines } from '@eyelet/domain/addresses/address-lines.ts';
import { countryName } from '@eyelet/domain/countries/country-name.ts';
import { cancelledBy } from '@eyelet/domain/orders/cancelling.ts';
import { parcelOf } from '@eyelet/domain/orders/carriers.ts';
import { mayChangeNote, mayRemoveNote } from '@eyelet/domain/orders/notes.ts';
import type { Context } from '../kernel/context.ts';
import { refuse } from '../kernel/refusal.ts';
import type { StaffCaller } from '../kernel/staff-caller.ts';
import { staffOf } from '../kernel/staff-of.ts';
import { partsOf } from '../orders/parts-of.ts';
import { scansView } from '../orders/travel.ts';
import { readStoredAddress } from '../stored-orders/stored-address.ts';
import { findOrder, type StoredOrder } from '../stored-orders/stored-order.ts';
import { cancelledEntries } from './cancelled-entries.ts';
import { disputeEntries } from './dispute-entries.ts';
import { nothing } from './no-entry.ts';
import { pieceEntries } from './piece-entries.ts';
import { refundEntries } from './refund-entries.ts';
import { refundTryEntries } from './refund-try-entries.ts';
import { releaseEntries } from './release-entries.ts';
import { replacementEntries } from './replacement-entries.ts';
import { returnEntries } from './return-entries.ts';

/** The timeline of an order as the caller may see it; STF404 for an unknown number. */
export async function orderTimeline(context: Context, orderNumber: string) {
  const { db, pool } = context.shop.database;
  const stored = await findOrder(pool, orderNumber);
  if (!stored) return refuse('STF404');
  const caller = staffOf(context);
  const states = stepEntries(stored);
  const notes = (await notesOf(db, orderNumber)).map((one) => noteEntry(one, caller));
  const mayWrite = caller.permissions.has('orders.write') && stored.order.email !== '';
  const mails = mailEntries(await mailsOfOrder(db, orderNumber), mayWrite);
  const moves = (await addressChangesOf(db, orderNumber)).map((one) => moveEntry(one, caller.language));
  const returns = await returnEntries(db, stored);
  const refunds = await refundEntries(db, orderNumber);
  const cancelled = await cancelledEntries(db, stored);
  const disputes = await disputeEntries(db, orderNumber);
  const replacements = await replacementEntries(db, stored);
  const releases = await releaseEntries(db, orderNumber);
  const tries = await refundTryEntries(db, orderNumber);
  const pieces = await pieceEntries(db, context.shop, stored);
  const all = [
    ...states,
    ...parcelEntries(stored),
    ...scanEntries(stored),
    ...returns,
    ...refunds,
    ...disputes,
    ...cancelled,
    ...replacements,
    ...releases,
    ...tries,
    ...pieces,
    ...moves,
    ...mails,
    ...notes,
  ];
  const entries = all.sort((one, other) => one.at.localeCompare(other.at));
  return { entries } satisfies OrderTimeline;
}

function stepEntries({ history }: StoredOrder): readonly TimelineEntry[] {
  return history.map(({ to_state: status, reason, at }): TimelineEntry => {
    return { ...nothing, kind: 'state', at: new Date(at).toISOString(), status, cancelledBy: cancelledBy(reason) };
  });
}

function scanEntries({ parcels }: StoredOrder): readonly TimelineEntry[] {
  return parcels.flatMap(({ shipping_id: shippingId, tracking_number: trackingNumber, scans }) =>
    scansView(scans).map(({ state, at, place }): TimelineEntry => {
      const scanned = { shippingId, trackingNumber, state, place };
      return { ...nothing, kind: 'parcel', at, scanned };
    }),
  );
}

/** Of a shipment that left whole, its state says so. */
function parcelEntries(stored: StoredOrder): readonly TimelineEntry[] {
  const inParts = stored.shipments.filter(({ first_parcel_at }) => first_parcel_at !== null);
  return inParts.flatMap((shipment) =>
    partsOf(stored, shipment).sent.map(({ parcel, parts }): TimelineEntry => {
      const { shipping_id: shippingId, tracking_number: trackingNumber } = parcel;
      const carrier = parcelOf(parcel.carrier, trackingNumber)?.carrier ?? parcel.carrier;
      const items = parts.map(({ qty, line: { name, size } }) => ({ name, size, qty }));
      const handedOver = { shippingId, carrier, trackingNumber, items };
      return { ...nothing, kind: 'parcel', at: new Date(parcel.handed_over_at).toISOString(), handedOver };
    }),
  );
}

function noteEntry(row: OrderNoteRow, caller: StaffCaller): TimelineEntry {
  const { note_id: noteId, author, author_id: authorId, text, version } = row;
  const note = {
    ...{ noteId, text, version, changedAt: row.changed_at?.toISOString() ?? null },
    mayChange: mayChangeNote({ authorId }, caller),
    mayRemove: mayRemoveNote({ authorId }, caller),
  };
  return { ...nothing, kind: 'note', at: row.written_at.toISOString(), author, note };
}

/** Mails in their order; the latest of each kind can be sent again. */
function mailEntries(rows: readonly OrderMailRow[], mayWrite: boolean): readonly TimelineEntry[] {
  const latest = new Map(rows.filter(({ sent_at }) => sent_at).map((row) => [`${row.kind}/${row.about}`, row.mail_id]));
  return rows.map((row): TimelineEntry => {
    const kind = row.kind as OrderMailKind;
    const { mail_id: mailId, about } = row;
    const mayResend = mayWrite && latest.get(`${kind}/${about}`) === mailId;
    const mail = { mailId, kind, about, sentAt: row.sent_at?.toISOString() ?? null, mayResend };
    return { ...nothing, kind: 'mail', at: row.asked_at.toISOString(), author: row.asked_by ?? '', mail };
  });
}

function moveEntry(
  { order_number, author, changed_at, before, after }: AddressChangeRow,
  language: string,
): TimelineEntry {
  const linesOf = (stored: unknown) => {
    const address = readStoredAddress(order_number, stored);
    return addressLines(address, countryName(address.country, language));
  };
  const moved = { before: linesOf(before), after: linesOf(after) };
  return { ...nothing, kind: 'address', at: changed_at.toISOString(), author, moved };
}
