import { writeTransfer } from '@eyelet/contracts/transfers/write.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import {
  findTransfer,
  insertTransfer,
  linesOfTransfer,
  lockTransfer,
  type TransferDraft,
  type TransferLineRow,
  type TransferRow,
  updateDraft,
} from '@eyelet/db/transfers/transfer.ts';
import { recordAudit, sourceOf } from '../audit/record.ts';
import type { Context } from '../kernel/context.ts';
import { handle } from '../kernel/handle.ts';
import { refuse, refuseStale } from '../kernel/refusal.ts';
import { isStocked } from '../stock/goods-view.ts';
import { addStep } from './add-step.ts';
import { goodsText } from './goods-text.ts';
import { transferView } from './view.ts';

/** Writes the draft of a transfer; the same again changes nothing. */
export const writeTransferHandler = handle(writeTransfer, async (context, { params, body }) => {
  const { shop, now } = context;
  const { transferId } = params;
  const { version, ...written } = body;
  const draft = { ...written, note: written.note.trim() };
  const member = wrongMember(context, draft);
  if (member !== undefined) return refuse('STF400', { member });
  return transact(shop.database.db, async (tx) => {
    const subject = { kind: 'transfer', id: transferId } as const;
    const added = version === 0 ? await insertTransfer(tx, transferId, draft, now) : undefined;
    if (added) {
      const after = factsOf(context, draft);
      await recordAudit(tx, writeTransfer, { subject, before: null, after }, sourceOf(context));
      await addStep(tx, context, { transferId, stepId: transferId, kind: 'created', asked: draft });
      return transferView(context, tx, added);
    }
    const row = await lockTransfer(tx, transferId);
    if (!row) return refuse('STF404');
    const lines = await linesOfTransfer(tx, transferId);
    if (isSame(row, lines, draft)) return transferView(context, tx, row);
    if (row.state !== 'draft' || row.version !== version) {
      return refuseStale('STF409', await transferView(context, tx, row));
    }
    await updateDraft(tx, transferId, draft);
    const before = factsOf(context, { from: row.from_place, to: row.to_place, note: row.note, lines });
    await recordAudit(tx, writeTransfer, { subject, before, after: factsOf(context, draft) }, sourceOf(context));
    return transferView(context, tx, (await findTransfer(tx, transferId)) ?? row);
  });
});

/** The member of a draft that cannot be, if one cannot. */
function wrongMember(context: Context, { from, to, lines }: TransferDraft): string | undefined {
  const { catalogue } = context.shop;
  if (!catalogue.place(from)) return 'from';
  if (!catalogue.place(to) || to === from) return 'to';
  const upcs = new Set(lines.map(({ upc }) => upc));
  return upcs.size === lines.length && [...upcs].every((upc) => isStocked(context, upc)) ? undefined : 'lines';
}

function isSame(row: TransferRow, lines: readonly TransferLineRow[], draft: TransferDraft): boolean {
  const { from, to, note } = draft;
  if (row.from_place !== from || row.to_place !== to || row.note !== note) return false;
  const wanted = lines.filter(({ qty }) => qty > 0);
  return (
    wanted.length === draft.lines.length &&
    wanted.every(({ upc, qty }, at) => draft.lines[at]?.upc === upc && draft.lines[at]?.qty === qty)
  );
}

function factsOf(context: Context, { from, to, note, lines }: TransferDraft) {
  return { from, to, note, goods: goodsText(context, lines) };
}
