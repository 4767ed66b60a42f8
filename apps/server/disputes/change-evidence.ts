import type { ErrorId } from '@eyelet/contracts/errors/catalogue.ts';
import type { Operation } from '@eyelet/contracts/kernel/operation.ts';
import type { Transaction } from '@eyelet/db/database.ts';
import { type AnswerRow, putDraft } from '@eyelet/db/disputes/answer.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import type { Tables } from '@eyelet/db/tables/tables.ts';
import type { Facts } from '@eyelet/domain/audit/diff.ts';
import { recordAudit, sourceOf } from '../audit/record.ts';
import type { Context } from '../kernel/context.ts';
import { type Refusal, refuse } from '../kernel/refusal.ts';
import { lockAnswered, refusalOfAnswer } from './answerable.ts';
import { evidenceView } from './evidence-view.ts';

type Gathered = Pick<AnswerRow, 'pieces' | 'reason_code' | 'text'>;

const nothingYet: Gathered & Pick<AnswerRow, 'version'> = { pieces: [], reason_code: '', text: '', version: 0 };

type Changed = Readonly<{ gathered?: Gathered; before: Facts; after: Facts }>;

type Change<Id extends ErrorId> = Readonly<{
  operation: Pick<Operation, 'id'>;
  disputeId: string;
  /** What is kept afterwards, with what the audit says of it; a refusal, or undefined where nothing changes. */
  change: (tx: Transaction<Tables>, before: typeof nothingYet) => Promise<Changed | Refusal<Id> | undefined>;
}>;

type Outcome<Id extends ErrorId> = Refusal<Id | 'STF404' | 'STF488' | 'STF489'>;

/** Changes what is gathered against a dispute that can be answered; its version goes up, so that a submission is of what somebody has seen. */
export async function changeEvidence<const Id extends ErrorId = never>(
  context: Context,
  { operation, disputeId, change }: Change<Id>,
): Promise<Outcome<Id> | Awaited<ReturnType<typeof evidenceView>>> {
  const { shop, now } = context;
  const refused = await transact(shop.database.db, async (tx): Promise<Outcome<Id> | undefined> => {
    const found = await lockAnswered(tx, disputeId);
    if (!found) return refuse('STF404');
    const obstacle = refusalOfAnswer(shop, found, now);
    if (obstacle) return obstacle;
    const stored = found.answer ?? nothingYet;
    const changed = await change(tx, stored);
    if (changed === undefined || 'id' in changed) return changed;
    const { pieces, reason_code, text } = changed.gathered ?? stored;
    const draft = { pieces, reason_code, text, version: stored.version + 1, changed_at: now };
    await putDraft(tx, disputeId, draft, found.answer);
    const subject = { kind: 'order', id: found.dispute.order_number } as const;
    await recordAudit(tx, operation, { subject, before: changed.before, after: changed.after }, sourceOf(context));
    return undefined;
  });
  return refused ?? evidenceView(context, disputeId);
}
