import type { ErrorId } from '@eyelet/contracts/errors/catalogue.ts';
import type { Operation } from '@eyelet/contracts/kernel/operation.ts';
import type { DeskMember } from '@eyelet/contracts/loyalty-desk/member.ts';
import type { Transaction } from '@eyelet/db/database.ts';
import { type AdjustmentRow, decideAdjustment, lockAdjustment } from '@eyelet/db/loyalty/adjustment.ts';
import type { Tables } from '@eyelet/db/tables/tables.ts';
import { decideWaiting } from '../decisions/decide-waiting.ts';
import type { Context } from '../kernel/context.ts';
import type { Refusal } from '../kernel/refusal.ts';
import { deskMember } from './view.ts';

type Deciding<Id extends ErrorId> = Readonly<{
  consumerNo: string;
  adjustmentId: string;
  state: 'done' | 'refused';
  /** Does what the decision does, or says why it cannot be made. */
  work: (tx: Transaction<Tables>, row: AdjustmentRow) => Promise<Refusal<Id> | undefined>;
}>;

/** Decides an adjustment that waits. */
export function decide<Id extends ErrorId>(
  context: Context,
  operation: Operation,
  { consumerNo, adjustmentId, state, work }: Deciding<Id>,
): Promise<DeskMember | Refusal<'STF404' | 'STF409' | Id>> {
  return decideWaiting(context, operation, {
    state,
    lock: async (tx) => {
      const row = await lockAdjustment(tx, adjustmentId);
      return row?.consumer_id === consumerNo ? row : undefined;
    },
    view: (tx) => deskMember(context, tx, consumerNo),
    work: async (tx, row, decision) => {
      const refused = await work(tx, row);
      if (!refused) await decideAdjustment(tx, adjustmentId, decision);
      return refused;
    },
    subject: { kind: 'member', id: consumerNo },
    facts: ({ points, reason }) => ({ points, reason }),
  });
}
