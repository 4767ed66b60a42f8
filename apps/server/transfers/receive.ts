import { receiveTransfer } from '@eyelet/contracts/transfers/receive.ts';
import { writeFacts } from '@eyelet/db/events/event.ts';
import { putInto } from '@eyelet/db/stock/move-stock.ts';
import { addMoves, linesOfTransfer, markStepped } from '@eyelet/db/transfers/transfer.ts';
import { afterMoves, isDifference, isSettled, receiptMoves, type UnitsMove } from '@eyelet/domain/transfers/balance.ts';
import { createMessages } from '@eyelet/messages/create-messages.ts';
import { recordAudit, sourceOf } from '../audit/record.ts';
import type { Context } from '../kernel/context.ts';
import { handle } from '../kernel/handle.ts';
import { refuse, refuseFields } from '../kernel/refusal.ts';
import { staffOf } from '../kernel/staff-of.ts';
import { isStocked } from '../stock/goods-view.ts';
import { addStep } from './add-step.ts';
import { goodsText } from './goods-text.ts';
import { takeStep } from './take-step.ts';
import { transferFacts } from './transfer-facts.ts';

/** Puts what has come of a transfer into the stock of its destination, and settles what differs. */
export const receiveTransferHandler = handle(receiveTransfer, (context, { params, body }) => {
  const { transferId, stepId } = params;
  const { version, rest } = body;
  const note = body.note.trim();
  const counted = body.lines
    .map(({ reason = null, ...line }) => ({ ...line, reason }))
    .toSorted((one, other) => (one.upc < other.upc ? -1 : 1));
  const upcs = new Set(counted.map(({ upc }) => upc));
  if (upcs.size !== counted.length) return refuse('STF400', { member: 'lines' });
  const wish = { kind: 'received', lines: counted, rest, note };
  return takeStep(context, { ...params, version, to: 'received', wish }, async (tx, row) => {
    const lines = await linesOfTransfer(tx, transferId);
    const isKnown = (upc: string) => lines.some((line) => line.upc === upc) || isStocked(context, upc);
    const moves = receiptMoves(lines, counted, rest);
    if (moves.length === 0 || ![...upcs].every(isKnown)) return refuse('STF400', { member: 'lines' });
    const unexplained = moves.filter((move) => isDifference(move) && move.reason === null);
    if (unexplained.length > 0) {
      const t = createMessages(staffOf(context).language);
      return refuseFields(
        'STF495',
        unexplained.map(({ upc }) => ({ field: upc, message: t('error.STF495') })),
      );
    }
    const good = moves.flatMap(({ upc, received: qty }) => (qty > 0 ? [{ upc, qty }] : []));
    await putInto(tx, row.to_place, good);
    await addMoves(tx, transferId, moves);
    const isComplete = isSettled(afterMoves(lines, moves));
    await markStepped(tx, transferId, isComplete ? { state: 'received', now: context.now } : undefined);
    await addStep(tx, context, { transferId, stepId, kind: 'received', asked: wish, note, lines: moves });
    const subject = { kind: 'transfer', id: transferId } as const;
    const after = { state: isComplete ? 'received' : 'sent', ...movesText(context, moves), note };
    await recordAudit(tx, receiveTransfer, { subject, before: { state: row.state }, after }, sourceOf(context));
    const payload = { ...transferFacts(row), stepId, isComplete };
    await writeFacts(tx, [{ name: 'transfer.received', subject: transferId, payload }], context.now);
    return undefined;
  });
});

/** What a receipt has moved, as the audit says it. */
function movesText(context: Context, moves: readonly UnitsMove[]): Readonly<Record<string, string>> {
  const texts = (['received', 'damaged', 'lost', 'found'] as const).map((what) => {
    const pieces = moves.flatMap((move) => (move[what] > 0 ? [{ upc: move.upc, qty: move[what] }] : []));
    return [what, goodsText(context, pieces)] as const;
  });
  return Object.fromEntries(texts.filter(([, text]) => text !== ''));
}
