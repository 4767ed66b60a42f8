import type { Evidence } from '@eyelet/contracts/disputes/evidence.ts';
import { queries } from '../session/me.ts';
import { refresh } from '../session/refresh.ts';

export const evidenceKey = (disputeId: string) => ['dispute', disputeId] as const;

/** Shows evidence as it is now, and reads again whatever shows its dispute. */
export async function showEvidence(evidence: Evidence): Promise<void> {
  const { disputeId, orderNumber } = evidence.dispute;
  queries.setQueryData(evidenceKey(disputeId), evidence);
  await refresh(
    ...[['list'], ['home'], ['order-disputes', orderNumber], ['order', orderNumber]],
    ...[
      ['order-timeline', orderNumber],
      ['timeline', 'order', orderNumber],
    ],
  );
}
