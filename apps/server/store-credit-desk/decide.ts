import type { ErrorId } from '@eyelet/contracts/errors/catalogue.ts';
import type { Operation } from '@eyelet/contracts/kernel/operation.ts';
import type { DeskCredit } from '@eyelet/contracts/store-credit-desk/account.ts';
import { lockConsumer } from '@eyelet/db/consumers/consumer.ts';
import type { Transaction } from '@eyelet/db/database.ts';
import {
  type CreditAdjustmentRow,
  decideCreditAdjustment,
  lockCreditAdjustment,
} from '@eyelet/db/store-credit/adjustment.ts';
import type { Tables } from '@eyelet/db/tables/tables.ts';
import { toAmount } from '@eyelet/domain/money/amount.ts';
import { decideWaiting } from '../decisions/decide-waiting.ts';
import type { Context } from '../kernel/context.ts';
import type { Refusal } from '../kernel/refusal.ts';
import { deskCredit } from './view.ts';

type Deciding<Id extends ErrorId> = Readonly<{
  consumerNo: string;
  adjustmentId: string;
  state: 'done' | 'refused';
  /** Does what the decision does, or says why it cannot be made. */
  work: (tx: Transaction<Tables>, row: CreditAdjustmentRow) => Promise<Refusal<Id> | undefined>;
}>;

/** Decides an adjustment that waits. */
export function decide<Id extends ErrorId>(
  context: Context,
  operation: Operation,
  { consumerNo, adjustmentId, state, work }: Deciding<Id>,
): Promise<DeskCredit | Refusal<'STF404' | 'STF409' | Id>> {
  return decideWaiting(context, operation, {
    state,
    lock: async (tx) => {
      // Before the adjustment, as asking for one locks them.
      const consumer = await lockConsumer(tx, consumerNo);
      const row = consumer && (await lockCreditAdjustment(tx, adjustmentId));
      return row?.consumer_id === consumerNo ? row : undefined;
    },
    view: (tx) => deskCredit(context, tx, consumerNo),
    work: async (tx, row, decision) => {
      const refused = await work(tx, row);
      if (!refused) await decideCreditAdjustment(tx, adjustmentId, decision);
      return refused;
    },
    subject: { kind: 'customer', id: consumerNo },
    facts: ({ amount, currency, reason }) => ({ amount: toAmount(amount), currency, reason }),
  });
}
