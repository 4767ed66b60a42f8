import { removeOrderNote } from '@eyelet/contracts/order-desk/remove-note.ts';
import { lockNote, updateNote } from '@eyelet/db/orders/note.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { mayRemoveNote } from '@eyelet/domain/orders/notes.ts';
import { recordAudit, sourceOf } from '../audit/record.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { staffOf } from '../kernel/staff-of.ts';
import { orderTimeline } from './timeline.ts';

/** Deletes a note with its text; the audit keeps who wrote it. */
export const removeOrderNoteHandler = handle(removeOrderNote, async (context, { params }) => {
  const { orderNumber, noteId } = params;
  const refused = await transact(context.shop.database.db, async (tx) => {
    const note = await lockNote(tx, params);
    if (!note) return refuse('STF404');
    if (note.removed_at) return undefined;
    if (!mayRemoveNote({ authorId: note.author_id }, staffOf(context))) return refuse('STF403');
    await updateNote(tx, params, { text: '', removed_at: context.now });
    const subject = { kind: 'order', id: orderNumber } as const;
    await recordAudit(tx, removeOrderNote, { subject, before: { noteId }, after: null }, sourceOf(context));
    return undefined;
  });
  return refused ?? orderTimeline(context, orderNumber);
});
