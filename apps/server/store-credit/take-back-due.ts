import type { Transaction } from '@eyelet/db/database.ts';
import { lockHolding } from '@eyelet/db/ledger/lock.ts';
import { addTakenBack, lockDue } from '@eyelet/db/store-credit/advance.ts';
import { readStoreCredit } from '@eyelet/db/store-credit/balance.ts';
import { lapsedPosting, takenBackPosting } from '@eyelet/db/store-credit/posting-keys.ts';
import type { Tables } from '@eyelet/db/tables/tables.ts';
import { takeBack } from '@eyelet/domain/ledger/movements.ts';
import { takeBackOf } from '@eyelet/domain/store-credit/advance.ts';
import { post } from '../ledger/post.ts';
import { creditHolding } from './holding.ts';

/**
 * Takes back what was lent to a consumer and is due, as far as they have credit; what they lack is taken of the next credit. Whoever gives
 * credit calls it in the same transaction.
 */
export async function takeBackDue(
  tx: Transaction<Tables>,
  { consumerNo, currency }: Readonly<{ consumerNo: string; currency: string }>,
  now: Date,
): Promise<void> {
  const due = await lockDue(tx, consumerNo, currency);
  if (due.length === 0) return;
  const holding = creditHolding(consumerNo, currency);
  await lockHolding(tx, holding);
  const lent = due.map((one) => ({ returnId: one.return_id, amount: one.amount, takenBack: one.taken_back }));
  for (const { returnId, amount } of takeBackOf(lent, await readStoreCredit(tx, consumerNo, currency))) {
    const of = due.find((one) => one.return_id === returnId);
    const key = (of?.lapsed ? lapsedPosting : takenBackPosting)(returnId, of?.taken_back ?? 0);
    const entries = takeBack(holding, amount);
    await post(tx, { key, kind: 'adjust', reference: of?.order_number ?? returnId, entries }, now);
    await addTakenBack(tx, returnId, amount);
  }
}
