import { lockConsumer } from '@eyelet/db/consumers/consumer.ts';
import type { Database } from '@eyelet/db/database.ts';
import { hasPosting } from '@eyelet/db/ledger/payment.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { issue } from '@eyelet/domain/ledger/movements.ts';
import { post } from '../ledger/post.ts';
import { creditHolding } from './holding.ts';
import { refundPosting } from './posting-keys.ts';
import { takeBackDue } from './take-back-due.ts';

type Refunded = Readonly<{
  refundKey: string;
  orderNumber: string;
  /** The buyer, who owns the order. */
  owner: string;
  amount: number;
  currency: string;
}>;

/**
 * Gives a refund as store credit of the buyer, once however often it is asked for. False where nobody has the account any more: then the
 * money goes back to what it was paid with.
 */
export function refundAsCredit(
  { db }: Pick<Database, 'db'>,
  { refundKey, orderNumber, owner, amount, currency }: Refunded,
  now: Date,
): Promise<boolean> {
  return transact(db, async (tx) => {
    const key = refundPosting(refundKey);
    // Also where the account was erased between the posting and its being noted.
    if (await hasPosting(tx, key)) return true;
    if (!(await lockConsumer(tx, owner))) return false;
    const entries = issue(creditHolding(owner, currency), amount);
    await post(tx, { key, kind: 'issue', reference: orderNumber, entries }, now);
    await takeBackDue(tx, { consumerNo: owner, currency }, now);
    return true;
  });
}
