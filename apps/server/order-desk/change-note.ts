import { changeOrderNote } from '@eyelet/contracts/order-desk/change-note.ts';
import { lockNote, updateNote } from '@eyelet/db/orders/note.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { mayChangeNote } from '@eyelet/domain/orders/notes.ts';
import { recordAudit, sourceOf } from '../audit/record.ts';
import { handle } from '../kernel/handle.ts';
import { Refusal, refuse, refuseStale } from '../kernel/refusal.ts';
import { staffOf } from '../kernel/staff-of.ts';
import { orderTimeline } from './timeline.ts';

/** Corrects a note of the caller. */
export const changeOrderNoteHandler = handle(changeOrderNote, async (context, { params, body }) => {
  const { orderNumber, noteId } = params;
  const text = body.text.trim();
  const outcome = await transact(context.shop.database.db, async (tx) => {
    const note = await lockNote(tx, params);
    if (!note || note.removed_at) return refuse('STF404');
    if (!mayChangeNote({ authorId: note.author_id }, staffOf(context))) return refuse('STF403');
    if (note.text === text) return 'done';
    if (note.version !== body.version) return 'stale';
    await updateNote(tx, params, { text, changed_at: context.now });
    const change = {
      subject: { kind: 'order', id: orderNumber } as const,
      before: { noteId, version: note.version },
      after: { noteId, version: note.version + 1 },
    };
    await recordAudit(tx, changeOrderNote, change, sourceOf(context));
    return 'done';
  });
  if (outcome instanceof Refusal) return outcome;
  const timeline = await orderTimeline(context, orderNumber);
  return outcome === 'stale' && !(timeline instanceof Refusal) ? refuseStale('STF409', timeline) : timeline;
});
