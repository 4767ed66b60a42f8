import type { Transaction } from '@eyelet/db/database.ts';
import type { AdjustmentRow } from '@eyelet/db/loyalty/adjustment.ts';
import type { Tables } from '@eyelet/db/tables/tables.ts';
import { adjust } from '@eyelet/domain/ledger/movements.ts';
import { post } from '../ledger/post.ts';
import { pointsOf } from '../loyalty/earn.ts';

/** Changes the points of a member by an adjustment, once; false where the member has fewer than are to be taken. */
export async function postAdjustment(
  tx: Transaction<Tables>,
  { id, consumer_id: consumerNo, points }: Pick<AdjustmentRow, 'id' | 'consumer_id' | 'points'>,
  now: Date,
): Promise<boolean> {
  const entries = adjust(pointsOf(consumerNo), points);
  const posting = { key: `points adjusted ${id}`, kind: 'adjust', reference: consumerNo, entries } as const;
  const { outcome } = await post(tx, posting, now);
  return outcome !== 'too-little';
}
