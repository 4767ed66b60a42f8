import { lockConsumer } from '@eyelet/db/consumers/consumer.ts';
import type { Database, Transaction } from '@eyelet/db/database.ts';
import { hasPosting } from '@eyelet/db/ledger/payment.ts';
import { splitRefund } from '@eyelet/db/orders/refund.ts';
import { lockOrderState } from '@eyelet/db/orders/shipment.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { lockOutstanding, markAllDue } from '@eyelet/db/store-credit/advance.ts';
import { refundPosting } from '@eyelet/db/store-credit/posting-keys.ts';
import type { Tables } from '@eyelet/db/tables/tables.ts';
import { issue } from '@eyelet/domain/ledger/movements.ts';
import { post } from '../ledger/post.ts';
import { creditHolding } from './holding.ts';
import { takeBackDue } from './take-back-due.ts';

type Refunded = Readonly<{
  refundKey: string;
  orderNumber: string;
  /** The buyer, who owns the order; null where it was sold at a till and belongs to the associate. */
  owner: string | null;
  amount: number;
  currency: string;
}>;

/**
 * Gives a refund as store credit of the buyer, once however often it is asked for. False where nobody has the account any more: then the
 * money goes back to what it was paid with, but for what was lent on it and spent.
 */
export function refundAsCredit(
  { db }: Pick<Database, 'db'>,
  { owner, ...refund }: Refunded,
  now: Date,
): Promise<boolean> {
  return transact(db, async (tx) => {
    // Also where the account was erased between the posting and its being noted.
    if (await hasPosting(tx, refundPosting(refund.refundKey))) return true;
    if (owner === null) return false;
    if (!(await lockConsumer(tx, owner))) return settleErased(tx, { ...refund, owner }, now);
    await give(tx, { ...refund, owner }, now);
    return true;
  });
}

type Given = Refunded & Readonly<{ owner: string }>;

async function give(
  tx: Transaction<Tables>,
  { refundKey, orderNumber, owner, amount, currency }: Given,
  now: Date,
): Promise<void> {
  const entries = issue(creditHolding(owner, currency), amount);
  await post(tx, { key: refundPosting(refundKey), kind: 'issue', reference: orderNumber, entries }, now);
  await takeBackDue(tx, { consumerNo: owner, currency }, now);
}

/**
 * Settles what an erased account has spent of what was lent to it: that much of the refund stays credit and is taken back at once, and only
 * the rest goes back to the payment. False where nothing is lent.
 */
async function settleErased(tx: Transaction<Tables>, refund: Given, now: Date): Promise<boolean> {
  // Before what belongs to it, as all that change one do.
  await lockOrderState(tx, refund.orderNumber);
  const kept = Math.min(refund.amount, await lockOutstanding(tx, refund.owner, refund.currency));
  if (kept === 0) return false;
  await markAllDue(tx, refund.owner, now);
  await splitRefund(tx, refund.refundKey, { kept, now });
  await give(tx, { ...refund, amount: kept }, now);
  return true;
}
