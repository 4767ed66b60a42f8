import type { ErrorId } from '@eyelet/contracts/errors/catalogue.ts';
import type { Operation } from '@eyelet/contracts/kernel/operation.ts';
import type { DeskMember } from '@eyelet/contracts/loyalty-desk/member.ts';
import type { Transaction } from '@eyelet/db/database.ts';
import { type AdjustmentRow, decideAdjustment, lockAdjustment } from '@eyelet/db/loyalty/adjustment.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import type { Tables } from '@eyelet/db/tables/tables.ts';
import { recordAudit, sourceOf } from '../audit/record.ts';
import type { Context } from '../kernel/context.ts';
import { type Refusal, refuse, refuseStale } from '../kernel/refusal.ts';
import { staffOf } from '../kernel/staff-of.ts';
import { deskMember } from './view.ts';

type Decision<Id extends ErrorId> = Readonly<{
  consumerNo: string;
  adjustmentId: string;
  state: 'done' | 'refused';
  /** Does what the decision does, or says why it cannot be made. */
  work: (tx: Transaction<Tables>, row: AdjustmentRow) => Promise<Refusal<Id> | undefined>;
}>;

/** Decides an adjustment that waits; of two at once one is first. What the caller has decided so already is answered as it is. */
export function decide<Id extends ErrorId>(
  context: Context,
  operation: Operation,
  { consumerNo, adjustmentId, state, work }: Decision<Id>,
): Promise<DeskMember | Refusal<'STF404' | 'STF409' | Id>> {
  const { shop, now } = context;
  const { staffId: by } = staffOf(context);
  return transact(shop.database.db, async (tx) => {
    const row = await lockAdjustment(tx, adjustmentId);
    const member = row?.consumer_id === consumerNo ? await deskMember(context, tx, consumerNo) : undefined;
    if (!row || !member) return refuse('STF404');
    const isDone = row.state === state && row.decided_by === by;
    if (row.state !== 'waiting') return isDone ? member : refuseStale('STF409', member);
    const refused = await work(tx, row);
    if (refused) return refused;
    await decideAdjustment(tx, adjustmentId, { state, by, now });
    const { points, reason } = row;
    const subject = { kind: 'member', id: consumerNo } as const;
    const facts = { before: { points, reason, state: row.state }, after: { points, reason, state } };
    await recordAudit(tx, operation, { subject, ...facts }, sourceOf(context));
    return (await deskMember(context, tx, consumerNo)) ?? member;
  });
}
