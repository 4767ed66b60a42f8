import type { RepairState, WarrantyOutcome } from '@eyelet/contracts/cases/warranty.ts';

const moves: Readonly<Record<RepairState, readonly RepairState[]>> = {
  awaited: ['received'],
  received: ['repaired'],
  repaired: ['sent-back'],
  'sent-back': ['arrived'],
  arrived: [],
};

/** The states that a repair can move to. */
export function nextRepairs(state: RepairState): readonly RepairState[] {
  return moves[state];
}

/** A decision of a warranty case, with where the piece is that is repaired. */
type Decided = Readonly<{ outcome: WarrantyOutcome; repair: RepairState | null }>;

/** Whether a case can be decided, given its latest decision: once, and a repair otherwise as long as the piece is not repaired. */
export function mayDecide(latest: Decided | undefined): boolean {
  return latest === undefined || latest.repair === 'awaited' || latest.repair === 'received';
}
