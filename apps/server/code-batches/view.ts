import type { CodeBatch } from '@eyelet/contracts/code-batches/batch.ts';
import type { UsedBatchRow } from '@eyelet/db/promotions/code-batch.ts';

/** A batch as the studio shows it. */
export function batchView(row: UsedBatchRow): CodeBatch {
  const { id, prefix, wanted, most_uses: mostUses, ends_at: endsAt, state, made, used } = row;
  return {
    ...{ batchId: id, prefix, count: wanted, mostUses, state, made, used },
    endsAt: endsAt?.toISOString() ?? null,
    askedAt: row.asked_at.toISOString(),
  };
}
