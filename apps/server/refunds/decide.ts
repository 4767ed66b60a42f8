import type { ErrorId } from '@eyelet/contracts/errors/catalogue.ts';
import type { Operation } from '@eyelet/contracts/kernel/operation.ts';
import type { OrderRefunds } from '@eyelet/contracts/refunds/refund.ts';
import type { Transaction } from '@eyelet/db/database.ts';
import { lockOrderState } from '@eyelet/db/orders/shipment.ts';
import { type AmountRefundRow, decideAmountRefund, findAmountRefund } from '@eyelet/db/refunds/amount-refund.ts';
import type { Tables } from '@eyelet/db/tables/tables.ts';
import { toAmount } from '@eyelet/domain/money/amount.ts';
import { lockCaseOfRefund, settleCaseOfRefund } from '../cases/settle-refund.ts';
import { decideWaiting } from '../decisions/decide-waiting.ts';
import type { Context } from '../kernel/context.ts';
import type { Refusal } from '../kernel/refusal.ts';
import { wakeAnnouncer } from '../kernel/wake-announcer.ts';
import { orderRefunds } from './view.ts';

type Deciding<Id extends ErrorId> = Readonly<{
  orderNumber: string;
  refundId: string;
  state: 'done' | 'refused';
  /** Does what the decision does, or says why it cannot be made. */
  work: (tx: Transaction<Tables>, row: AmountRefundRow) => Promise<Refusal<Id> | undefined>;
}>;

/** Decides a refund that waits. */
export async function decide<Id extends ErrorId>(
  context: Context,
  operation: Operation,
  { orderNumber, refundId, state, work }: Deciding<Id>,
): Promise<OrderRefunds | Refusal<'STF404' | 'STF409' | Id>> {
  let caseOf: Awaited<ReturnType<typeof lockCaseOfRefund>>;
  const answer = await decideWaiting(context, operation, {
    state,
    lock: async (tx) => {
      caseOf = await lockCaseOfRefund(tx, refundId);
      // Whoever decides a refund of it has locked the order.
      await lockOrderState(tx, orderNumber);
      const row = await findAmountRefund(tx, refundId);
      return row?.order_number === orderNumber ? row : undefined;
    },
    view: (tx) => orderRefunds(context, tx, orderNumber),
    work: async (tx, row, decision) => {
      const refused = await work(tx, row);
      if (refused) return refused;
      await decideAmountRefund(tx, refundId, decision);
      if (caseOf) await settleCaseOfRefund(tx, context, operation, { before: caseOf, refundId, state });
      return undefined;
    },
    subject: { kind: 'order', id: orderNumber },
    facts: ({ amount, reason }) => ({ refundId, amount: toAmount(amount), reason }),
  });
  wakeAnnouncer(context.shop.database);
  return answer;
}
