import type { ErrorId } from '@eyelet/contracts/errors/catalogue.ts';
import type { Operation } from '@eyelet/contracts/kernel/operation.ts';
import type { DeskCredit } from '@eyelet/contracts/store-credit-desk/account.ts';
import { lockConsumer } from '@eyelet/db/consumers/consumer.ts';
import type { Transaction } from '@eyelet/db/database.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import {
  type CreditAdjustmentRow,
  decideCreditAdjustment,
  lockCreditAdjustment,
} from '@eyelet/db/store-credit/adjustment.ts';
import type { Tables } from '@eyelet/db/tables/tables.ts';
import { toAmount } from '@eyelet/domain/money/amount.ts';
import { recordAudit, sourceOf } from '../audit/record.ts';
import type { Context } from '../kernel/context.ts';
import { type Refusal, refuse, refuseStale } from '../kernel/refusal.ts';
import { staffOf } from '../kernel/staff-of.ts';
import { deskCredit } from './view.ts';

type Decision<Id extends ErrorId> = Readonly<{
  consumerNo: string;
  adjustmentId: string;
  state: 'done' | 'refused';
  /** Does what the decision does, or says why it cannot be made. */
  work: (tx: Transaction<Tables>, row: CreditAdjustmentRow) => Promise<Refusal<Id> | undefined>;
}>;

/** Decides an adjustment that waits; of two at once one is first. What the caller has decided so already is answered as it is. */
export function decide<Id extends ErrorId>(
  context: Context,
  operation: Operation,
  { consumerNo, adjustmentId, state, work }: Decision<Id>,
): Promise<DeskCredit | Refusal<'STF404' | 'STF409' | Id>> {
  const { shop, now } = context;
  const { staffId: by } = staffOf(context);
  return transact(shop.database.db, async (tx) => {
    // Before the adjustment, as asking for one locks them.
    const isKnown = (await lockConsumer(tx, consumerNo)) !== undefined;
    const row = isKnown ? await lockCreditAdjustment(tx, adjustmentId) : undefined;
    const account = row?.consumer_id === consumerNo ? await deskCredit(context, tx, consumerNo) : undefined;
    if (!row || !account) return refuse('STF404');
    const isDone = row.state === state && row.decided_by === by;
    if (row.state !== 'waiting') return isDone ? account : refuseStale('STF409', account);
    const refused = await work(tx, row);
    if (refused) return refused;
    await decideCreditAdjustment(tx, adjustmentId, { state, by, now });
    const { currency, reason } = row;
    const facts = { amount: toAmount(row.amount), currency, reason };
    const change = { before: { ...facts, state: row.state }, after: { ...facts, state } };
    const subject = { kind: 'customer', id: consumerNo } as const;
    await recordAudit(tx, operation, { subject, ...change }, sourceOf(context));
    return (await deskCredit(context, tx, consumerNo)) ?? account;
  });
}
