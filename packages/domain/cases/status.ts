import type { CaseStatus } from '@eyelet/contracts/cases/case.ts';

/** Events of a case. */
export type CaseEvent = 'taken' | 'answered' | 'written';

const moves: Readonly<Record<CaseEvent, Readonly<Record<CaseStatus, CaseStatus>>>> = {
  taken: { new: 'open', open: 'open', waiting: 'waiting', closed: 'closed' },
  answered: { new: 'waiting', open: 'waiting', waiting: 'waiting', closed: 'waiting' },
  // A message of the shopper reopens a case, whatever its status.
  written: { new: 'new', open: 'open', waiting: 'open', closed: 'open' },
};

/** Statuses from the one that asks most of the shop. */
const byClaim: readonly CaseStatus[] = ['open', 'new', 'waiting', 'closed'];

/** The status of a case that another is merged into: that of the two which asks more of the shop. */
export function statusOfBoth(kept: CaseStatus, merged: CaseStatus): CaseStatus {
  return byClaim.find((status) => status === kept || status === merged) ?? kept;
}

/** The status of a case after an event. */
export function statusAfter(event: CaseEvent, status: CaseStatus): CaseStatus {
  return moves[event][status];
}
