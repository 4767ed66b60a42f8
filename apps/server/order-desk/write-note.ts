import { writeOrderNote } from '@eyelet/contracts/order-desk/write-note.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { sourceOf } from '../audit/record.ts';
import { handle } from '../kernel/handle.ts';
import { Refusal, refuse, refuseStale } from '../kernel/refusal.ts';
import { orderTimeline } from './timeline.ts';
import { writeNoteOnce } from './write-note-once.ts';

/** Writes a note on an order, once for each id, and audits who did, but not the text. */
export const writeOrderNoteHandler = handle(writeOrderNote, async (context, { params, body }) => {
  const { orderNumber } = params;
  const outcome = await transact(context.shop.database.db, (tx) =>
    writeNoteOnce(tx, params, body.text.trim(), sourceOf(context)),
  );
  if (outcome === 'unknown') return refuse('STF404');
  const timeline = await orderTimeline(context, orderNumber);
  return outcome === 'stale' && !(timeline instanceof Refusal) ? refuseStale('STF409', timeline) : timeline;
});
