import type { CodeBatchRow } from '@eyelet/db/promotions/code-batch.ts';
import type { Facts } from '@eyelet/domain/audit/diff.ts';

/** The members of a batch that the audit keeps, without the codes. */
export function batchFacts({ prefix, wanted, most_uses: uses, ends_at: endsAt }: CodeBatchRow): Facts {
  return { codePrefix: prefix, codes: wanted, uses, endsAt: endsAt?.toISOString() ?? null };
}
