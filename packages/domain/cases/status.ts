import type { CaseStatus } from '@eyelet/contracts/cases/case.ts';

/** Events of a case. */
export type CaseEvent = 'taken' | 'answered' | 'written';

const moves: Readonly<Record<CaseEvent, Readonly<Record<CaseStatus, CaseStatus>>>> = {
  taken: { new: 'open', open: 'open', waiting: 'waiting', closed: 'closed' },
  answered: { new: 'waiting', open: 'waiting', waiting: 'waiting', closed: 'waiting' },
  // A message of the shopper reopens a case, whatever its status.
  written: { new: 'new', open: 'open', waiting: 'open', closed: 'open' },
};

/** The status of a case after an event. */
export function statusAfter(event: CaseEvent, status: CaseStatus): CaseStatus {
  return moves[event][status];
}
