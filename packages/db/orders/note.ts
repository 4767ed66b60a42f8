import type { Selectable, Updateable } from 'kysely';
import type { Reader, Transaction } from '../database.ts';
import type { OrderTables } from '../tables/orders.ts';
import type { Tables } from '../tables/tables.ts';

export type OrderNoteRow = Selectable<OrderTables['order_note']>;
export type OrderNoteKey = Readonly<{ orderNumber: string; noteId: string }>;
export type NewOrderNote = Pick<OrderNoteRow, 'author_id' | 'author' | 'text' | 'written_at'>;

/** Adds a note to an order; false when one of the id was written before, even if it is removed now. */
export async function insertNote(
  tx: Transaction<Tables>,
  { orderNumber, noteId }: OrderNoteKey,
  note: NewOrderNote,
): Promise<boolean> {
  const added = await tx
    .insertInto('order_note')
    .values({ ...note, order_number: orderNumber, note_id: noteId, changed_at: null, removed_at: null })
    .onConflict((on) => on.doNothing())
    .returning('note_id')
    .executeTakeFirst();
  return added !== undefined;
}

/** A note, removed or not, locked until the transaction ends. */
export async function lockNote(
  tx: Transaction<Tables>,
  { orderNumber, noteId }: OrderNoteKey,
): Promise<OrderNoteRow | undefined> {
  return tx
    .selectFrom('order_note')
    .selectAll()
    .where('order_number', '=', orderNumber)
    .where('note_id', '=', noteId)
    .forUpdate()
    .executeTakeFirst();
}

/** Changes a note and increments its version. */
export async function updateNote(
  tx: Transaction<Tables>,
  { orderNumber, noteId }: OrderNoteKey,
  change: Pick<Updateable<OrderTables['order_note']>, 'text' | 'changed_at' | 'removed_at'>,
): Promise<void> {
  await tx
    .updateTable('order_note')
    .set((eb) => ({ ...change, version: eb('version', '+', 1) }))
    .where('order_number', '=', orderNumber)
    .where('note_id', '=', noteId)
    .execute();
}

/** The notes on an order that are not removed. */
export async function notesOf(db: Reader, orderNumber: string): Promise<readonly OrderNoteRow[]> {
  return db
    .selectFrom('order_note')
    .selectAll()
    .where('order_number', '=', orderNumber)
    .where('removed_at', 'is', null)
    .orderBy('written_at')
    .orderBy('note_id')
    .execute();
}
