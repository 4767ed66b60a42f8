import { writeOrderNote } from '@eyelet/contracts/order-desk/write-note.ts';
import { insertNote, lockNote } from '@eyelet/db/orders/note.ts';
import { lockStateWithBuyer } from '@eyelet/db/orders/shipment.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { recordAudit, sourceOf } from '../audit/record.ts';
import { handle } from '../kernel/handle.ts';
import { Refusal, refuse, refuseStale } from '../kernel/refusal.ts';
import { staffOf } from '../kernel/staff-of.ts';
import { orderTimeline } from './timeline.ts';

/** Writes a note on an order, once for each id, and audits who did, but not the text. */
export const writeOrderNoteHandler = handle(writeOrderNote, async (context, { params, body }) => {
  const { staffId: author_id, name: author } = staffOf(context);
  const { orderNumber, noteId } = params;
  const text = body.text.trim();
  const outcome = await transact(context.shop.database.db, async (tx) => {
    if ((await lockStateWithBuyer(tx, orderNumber)) === undefined) return refuse('STF404');
    if (!(await insertNote(tx, params, { author_id, author, text, written_at: context.now }))) {
      const before = await lockNote(tx, params);
      return !before || before.removed_at || before.text === text ? 'done' : 'stale';
    }
    const change = { subject: { kind: 'order', id: orderNumber } as const, before: null, after: { noteId } };
    await recordAudit(tx, writeOrderNote, change, sourceOf(context));
    return 'done';
  });
  if (outcome instanceof Refusal) return outcome;
  const timeline = await orderTimeline(context, orderNumber);
  return outcome === 'stale' && !(timeline instanceof Refusal) ? refuseStale('STF409', timeline) : timeline;
});
