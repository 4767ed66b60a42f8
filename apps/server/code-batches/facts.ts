import type { CodeBatchRow } from '@eyelet/db/promotions/code-batch.ts';
import type { Facts } from '@eyelet/domain/audit/diff.ts';

/** What is written down of a batch of codes; the codes themselves are not. */
export function batchFacts({ prefix, wanted, most_uses: uses, ends_at: endsAt }: CodeBatchRow): Facts {
  return { codePrefix: prefix, codes: wanted, uses, endsAt: endsAt?.toISOString() ?? null };
}
