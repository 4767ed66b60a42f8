import type { RepairState, WarrantyApproval, WarrantyOutcome } from '@eyelet/contracts/cases/warranty.ts';

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

/** A decision of a warranty case, with where the piece is that is repaired, and what somebody else says of the refund of much. */
type Decided = Readonly<{ outcome: WarrantyOutcome; repair: RepairState | null; approval?: WarrantyApproval | null }>;

/** The decision that stands, of all about a case, the oldest first: none that waits for approval or was not approved. */
export function standing<D extends Decided>(decisions: readonly D[]): D | undefined {
  return decisions.findLast(({ approval = null }) => approval === null || approval === 'approved');
}

/**
 * Whether a case can be decided, given its decisions: once, but a repair otherwise as long as the piece is not repaired; not while a refund
 * waits for approval.
 */
export function mayDecide(decisions: readonly Decided[]): boolean {
  if (decisions.some(({ approval }) => approval === 'waiting')) return false;
  const latest = standing(decisions);
  return latest === undefined || latest.repair === 'awaited' || latest.repair === 'received';
}
