import { explainSettlementLine } from '@eyelet/contracts/settlements/explain.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { explainLine, findLine, lockLine } from '@eyelet/db/settlements/settlement.ts';
import { recordAudit, sourceOf } from '../audit/record.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { staffOf } from '../kernel/staff-of.ts';
import { lineView } from './view.ts';

/** Keeps why a line differs; a repeated call with the same words changes nothing. */
export const explainSettlementLineHandler = handle(explainSettlementLine, (context, { params, body }) => {
  const { now } = context;
  const line = { id: params.settlementId.toLowerCase(), no: params.no };
  const { reason } = body;
  const note = body.note.trim();
  return transact(context.shop.database.db, async (tx) => {
    const before = await lockLine(tx, line.id, line.no);
    if (!before || before.outcome === 'matched' || before.outcome === 'own') return refuse('STF404');
    if (before.reason !== reason || before.note !== note) {
      await explainLine(tx, line, { reason, note, by: staffOf(context).staffId, now });
      // The audit keeps what differs, so the line is the name of it.
      const member = `line ${line.no}`;
      const facts = { before: { [member]: before.reason }, after: { [member]: reason } };
      const subject = { kind: 'settlement', id: line.id } as const;
      await recordAudit(tx, explainSettlementLine, { subject, ...facts }, sourceOf(context));
    }
    const after = await findLine(tx, line.id, line.no);
    return after ? lineView(after) : refuse('STF404');
  });
});
