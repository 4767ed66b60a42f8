import { releaseReasons } from '@eyelet/contracts/payment-desk/payment.ts';
import type { releasesOfOrder } from '@eyelet/db/captures/release.ts';
import { toAmount } from '@eyelet/domain/money/amount.ts';

type ReleaseRow = Awaited<ReturnType<typeof releasesOfOrder>>[number];

/** What staff have given up of a payment, and why; a reason that is no longer known is another one. */
export function releaseView({ release_id, amount, reason }: ReleaseRow) {
  return {
    ...{ releaseId: release_id, amount: toAmount(amount) },
    reason: releaseReasons.find((one) => one === reason) ?? 'other',
  };
}
