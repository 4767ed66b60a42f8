import type { Transaction } from '@eyelet/db/database.ts';
import type { CreditAdjustmentRow } from '@eyelet/db/store-credit/adjustment.ts';
import { adjustedPosting } from '@eyelet/db/store-credit/posting-keys.ts';
import type { Tables } from '@eyelet/db/tables/tables.ts';
import { adjust } from '@eyelet/domain/ledger/movements.ts';
import { post } from '../ledger/post.ts';
import { creditHolding } from '../store-credit/holding.ts';
import { takeBackDue } from '../store-credit/take-back-due.ts';

/** Changes the store credit of a customer by an adjustment, once; false where they have less than is to be taken. */
export async function postAdjustment(
  tx: Transaction<Tables>,
  {
    id,
    consumer_id: consumerNo,
    currency,
    amount,
  }: Pick<CreditAdjustmentRow, 'id' | 'consumer_id' | 'currency' | 'amount'>,
  now: Date,
): Promise<boolean> {
  const entries = adjust(creditHolding(consumerNo, currency), amount);
  const posting = { key: adjustedPosting(id), kind: 'adjust', reference: consumerNo, entries } as const;
  const { outcome } = await post(tx, posting, now);
  if (outcome === 'too-little') return false;
  if (amount > 0) await takeBackDue(tx, { consumerNo, currency }, now);
  return true;
}
