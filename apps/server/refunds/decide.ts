import type { ErrorId } from '@eyelet/contracts/errors/catalogue.ts';
import type { Operation } from '@eyelet/contracts/kernel/operation.ts';
import type { OrderRefunds } from '@eyelet/contracts/refunds/refund.ts';
import type { Transaction } from '@eyelet/db/database.ts';
import { lockOrderState } from '@eyelet/db/orders/shipment.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { type AmountRefundRow, decideAmountRefund, findAmountRefund } from '@eyelet/db/refunds/amount-refund.ts';
import type { Tables } from '@eyelet/db/tables/tables.ts';
import { toAmount } from '@eyelet/domain/money/amount.ts';
import { recordAudit, sourceOf } from '../audit/record.ts';
import type { Context } from '../kernel/context.ts';
import { Refusal, refuse, refuseStale } from '../kernel/refusal.ts';
import { staffOf } from '../kernel/staff-of.ts';
import { wakeAnnouncer } from '../kernel/wake-announcer.ts';
import { orderRefunds } from './view.ts';

type Decision<Id extends ErrorId> = Readonly<{
  orderNumber: string;
  refundId: string;
  state: 'done' | 'refused';
  /** Does what the decision does, or says why it cannot be made. */
  work: (tx: Transaction<Tables>, row: AmountRefundRow) => Promise<Refusal<Id> | undefined>;
}>;

/**
 * Decides a refund that waits; its order is locked, so that of two at once one is first. What the caller has decided so already is answered
 * as it is.
 */
export async function decide<Id extends ErrorId>(
  context: Context,
  operation: Operation,
  { orderNumber, refundId, state, work }: Decision<Id>,
): Promise<OrderRefunds | Refusal<'STF404' | 'STF409' | Id>> {
  const { shop, now } = context;
  const { staffId: by } = staffOf(context);
  const outcome = await transact(shop.database.db, async (tx) => {
    await lockOrderState(tx, orderNumber);
    const row = await findAmountRefund(tx, refundId);
    if (row?.order_number !== orderNumber) return refuse('STF404');
    if (row.state !== 'waiting') return row.state === state && row.decided_by === by ? 'before' : 'stale';
    const refused = await work(tx, row);
    if (refused) return refused;
    await decideAmountRefund(tx, refundId, { state, by, now });
    const { reason } = row;
    const facts = { refundId, amount: toAmount(row.amount), reason };
    const change = {
      subject: { kind: 'order', id: orderNumber } as const,
      before: { ...facts, state: row.state },
      after: { ...facts, state },
    };
    await recordAudit(tx, operation, change, sourceOf(context));
    return 'decided';
  });
  if (outcome instanceof Refusal) return outcome;
  if (outcome === 'decided') wakeAnnouncer(shop.database);
  const current = await orderRefunds(context, shop.database.db, orderNumber);
  if (!current) return refuse('STF404');
  return outcome === 'stale' ? refuseStale('STF409', current) : current;
}
