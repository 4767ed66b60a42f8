import type { InputOf } from '@eyelet/contracts/kernel/operation.ts';
import { settleReturn } from '@eyelet/contracts/return-desk/settle.ts';
import type { StoredReturn } from '@eyelet/db/returns/return.ts';
import { recordAudit, sourceOf } from '../audit/record.ts';
import { handle } from '../kernel/handle.ts';
import { refuse, refuseStale } from '../kernel/refusal.ts';
import { wakeAnnouncer } from '../kernel/wake-announcer.ts';
import { arrivalOf } from '../returns/arrival.ts';
import { carryOut, type Decision } from '../returns/carry-out.ts';
import { isDecided, isTaken } from '../returns/is-taken.ts';
import { withLockedReturn } from '../returns/locked-return.ts';
import type { StoredOrder } from '../stored-orders/stored-order.ts';
import { deskReturn } from './view.ts';

type Body = InputOf<typeof settleReturn>['body'];

/** Decides which goods of a return are accepted. */
export const settleReturnHandler = handle(settleReturn, async (context, { params, body }) => {
  const { shop } = context;
  const { returnId } = params;
  const outcome = await withLockedReturn(context, returnId, async (tx, locked) => {
    const { stored, one } = locked;
    const decided = decisionOf(stored, one, body);
    if (!decided) return 'invalid';
    if (one.state === 'closed') return isSame(one, decided) ? 'before' : 'stale';
    if (one.state !== 'received' || one.version !== body.version) return 'stale';
    if (stored.exchange?.goods === 'awaited') return 'ahead';
    // Only what was taken is carried along to another order.
    const isPaid = one.exchanges.some(({ state }) => state === 'held') ? isTaken(stored) : await isDecided(tx, stored);
    if (!isPaid && decided.some(({ accepted }) => accepted > 0)) return 'untaken';
    const refund = await carryOut(tx, { ...locked, decided, arrival: arrivalOf(shop, stored, one) });
    const change = {
      subject: { kind: 'return', id: returnId } as const,
      before: { state: one.state, refund: 0 },
      after: { state: 'closed', refund },
    };
    await recordAudit(tx, settleReturn, change, sourceOf(context));
    return 'closed';
  });
  if (outcome === 'invalid') return refuse('STF400', { member: 'items' });
  if (outcome === undefined) return refuse('STF404');
  if (outcome === 'ahead') return refuse('STF464');
  if (outcome === 'untaken') return refuse('STF467');
  if (outcome === 'closed') wakeAnnouncer(shop.database);
  const view = await deskReturn(shop, returnId);
  if (!view) return refuse('STF404');
  return outcome === 'stale' ? refuseStale('STF409', view) : view;
});

/** What is decided of each line of a return; undefined when a line is missing, more is taken back than came, or a reason is missing. */
function decisionOf({ lines }: StoredOrder, one: StoredReturn, { items }: Body): readonly Decision[] | undefined {
  const decided = one.lines.flatMap(({ line_no, qty }): Decision[] => {
    const itemId = lines.find((line) => line.line_no === line_no)?.item_id;
    const item = items.find((wish) => wish.itemId === itemId);
    if (!item || item.accepted > qty || item.restocked > item.accepted) return [];
    const note = item.note.trim();
    if (item.accepted < qty && note === '') return [];
    const { accepted, restocked, money = false } = item;
    return [{ lineNo: line_no, accepted, restocked, note, money }];
  });
  return decided.length === one.lines.length && items.length === decided.length ? decided : undefined;
}

function isSame({ lines }: StoredReturn, decided: readonly Decision[]): boolean {
  return lines.every((line) => {
    const other = decided.find(({ lineNo }) => lineNo === line.line_no);
    return other?.accepted === line.accepted && other.restocked === line.restocked && other.note === line.note;
  });
}
