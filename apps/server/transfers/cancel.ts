import { cancelTransfer } from '@eyelet/contracts/transfers/cancel.ts';
import { writeFacts } from '@eyelet/db/events/event.ts';
import { putInto } from '@eyelet/db/stock/move-stock.ts';
import { addMoves, linesOfTransfer, markStepped } from '@eyelet/db/transfers/transfer.ts';
import { returnMoves } from '@eyelet/domain/transfers/balance.ts';
import { recordAudit, sourceOf } from '../audit/record.ts';
import { handle } from '../kernel/handle.ts';
import { addStep } from './add-step.ts';
import { goodsText } from './goods-text.ts';
import { takeStep } from './take-step.ts';
import { transferFacts } from './transfer-facts.ts';

/** Cancels a transfer: what is in transit is back at the place that sent it. */
export const cancelTransferHandler = handle(cancelTransfer, (context, { params, body }) => {
  const { transferId, stepId } = params;
  const { version, reason } = body;
  const note = body.note.trim();
  const wish = { kind: 'cancelled', reason, note };
  return takeStep<never>(context, { ...params, version, to: 'cancelled', wish }, async (tx, row) => {
    const moves = returnMoves(await linesOfTransfer(tx, transferId));
    const back = moves.map(({ upc, returned: qty }) => ({ upc, qty }));
    await putInto(tx, row.from_place, back);
    await addMoves(tx, transferId, moves);
    await markStepped(tx, transferId, { state: 'cancelled', now: context.now });
    await addStep(tx, context, { transferId, stepId, kind: 'cancelled', asked: wish, reason, note, lines: moves });
    const subject = { kind: 'transfer', id: transferId } as const;
    const after = { state: 'cancelled', returned: goodsText(context, back), reason, note };
    await recordAudit(tx, cancelTransfer, { subject, before: { state: row.state }, after }, sourceOf(context));
    // What was never sent concerns nobody else.
    if (row.sent_at === null) return undefined;
    await writeFacts(
      tx,
      [{ name: 'transfer.cancelled', subject: transferId, payload: transferFacts(row) }],
      context.now,
    );
    return undefined;
  });
});
