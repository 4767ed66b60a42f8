import { writeOrderNote } from '@eyelet/contracts/order-desk/write-note.ts';
import { insertNote } from '@eyelet/db/orders/note.ts';
import { lockOrderState } from '@eyelet/db/orders/shipment.ts';
import { recordAudit, sourceOf } from '../audit/record.ts';
import { handle } from '../kernel/handle.ts';
import { staffOf } from '../kernel/staff-of.ts';
import { orderTimeline } from './timeline.ts';

/** Writes a note on an order, once for each id. The audit keeps none of the words. */
export const writeOrderNoteHandler = handle(writeOrderNote, async (context, { params, body }) => {
  const { staffId: author_id, name: author } = staffOf(context);
  const { orderNumber, noteId } = params;
  await context.shop.database.db.transaction().execute(async (tx) => {
    if ((await lockOrderState(tx, orderNumber)) === undefined) return;
    const note = { author_id, author, text: body.text.trim(), written_at: context.now };
    if (!(await insertNote(tx, params, note))) return;
    const change = { subject: { kind: 'order', id: orderNumber } as const, before: null, after: { noteId } };
    await recordAudit(tx, writeOrderNote, change, sourceOf(context));
  });
  return orderTimeline(context, orderNumber);
});
