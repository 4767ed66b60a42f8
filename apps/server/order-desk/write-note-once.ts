import { writeOrderNote } from '@eyelet/contracts/order-desk/write-note.ts';
import type { Transaction } from '@eyelet/db/database.ts';
import { insertNote, lockNote, type OrderNoteKey } from '@eyelet/db/orders/note.ts';
import { lockStateWithBuyer } from '@eyelet/db/orders/shipment.ts';
import type { Tables } from '@eyelet/db/tables/tables.ts';
import { type AuditSource, recordAudit } from '../audit/record.ts';

/** `stale`: the note of the id has another text; `unknown`: there is no such order, or its buyer is erased. */
export type NoteOutcome = 'done' | 'stale' | 'unknown';

/** Writes a note on an order, once for each id, and audits who did, but not the text. */
export async function writeNoteOnce(
  tx: Transaction<Tables>,
  key: OrderNoteKey,
  text: string,
  source: AuditSource,
): Promise<NoteOutcome> {
  const { orderNumber, noteId } = key;
  if ((await lockStateWithBuyer(tx, orderNumber)) === undefined) return 'unknown';
  const author = { author_id: source.staffId ?? '', author: source.staffName };
  if (!(await insertNote(tx, key, { ...author, text, written_at: source.now }))) {
    const before = await lockNote(tx, key);
    return !before || before.removed_at || before.text === text ? 'done' : 'stale';
  }
  const change = { subject: { kind: 'order', id: orderNumber } as const, before: null, after: { noteId } };
  await recordAudit(tx, writeOrderNote, change, source);
  return 'done';
}
