import type { Transaction } from '@eyelet/db/database.ts';
import { lockHolding } from '@eyelet/db/ledger/lock.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { markAllDue } from '@eyelet/db/store-credit/advance.ts';
import { erasedWithCredit, readStoreCredit, readStoreCredits } from '@eyelet/db/store-credit/balance.ts';
import { erasedPosting } from '@eyelet/db/store-credit/posting-keys.ts';
import type { Tables } from '@eyelet/db/tables/tables.ts';
import { expire } from '@eyelet/domain/ledger/movements.ts';
import type { Shop } from '../kernel/shop.ts';
import { post } from '../ledger/post.ts';
import { creditHolding } from './holding.ts';
import { takeBackDue } from './take-back-due.ts';

/** Accounts that a run books out. */
const batch = 200;

/**
 * Books out the store credit of an account that is erased: nobody can spend it any more. What was lent is taken back of it first, so that
 * only what was spent of it is taken off a refund that comes later.
 */
export async function bookOutErased(tx: Transaction<Tables>, consumerNo: string, now: Date): Promise<void> {
  await markAllDue(tx, consumerNo, now);
  for (const { currency, balance } of await readStoreCredits(tx, consumerNo)) {
    if (balance > 0) await bookOut(tx, { consumerNo, currency }, now);
  }
}

async function bookOut(
  tx: Transaction<Tables>,
  { consumerNo, currency }: Readonly<{ consumerNo: string; currency: string }>,
  now: Date,
): Promise<void> {
  await takeBackDue(tx, { consumerNo, currency }, now);
  const holding = creditHolding(consumerNo, currency);
  await lockHolding(tx, holding);
  const left = await readStoreCredit(tx, consumerNo, currency);
  if (left <= 0) return;
  // Of its own each time, as value may come back to an erased account more than once.
  const key = erasedPosting(consumerNo, currency, now);
  await post(tx, { key, kind: 'expire', reference: consumerNo, entries: expire(holding, left) }, now);
}

/** Books out what has come back to accounts after they were erased, such as what a canceled order had taken. */
export async function bookOutLate({ database, clock }: Pick<Shop, 'database' | 'clock'>): Promise<void> {
  for (const consumerNo of await erasedWithCredit(database.db, batch)) {
    await transact(database.db, (tx) => bookOutErased(tx, consumerNo, clock()));
  }
}
