import type { Account, OwedKind, OwnKind, Unit } from './account.ts';
import type { Entry } from './posting.ts';

/** Whose value moves: a gift card, the points of a member, a credit. */
export type Holding = Readonly<{ kind: OwedKind; holder: string; unit: Unit }>;

/** Value comes into being, such as a gift card that was bought or points that were earned. */
export function issue(holding: Holding, amount: number): readonly Entry[] {
  return move(own('issued', holding), available(holding), amount);
}

/** A payment puts value aside. */
export function hold(holding: Holding, amount: number): readonly Entry[] {
  return move(available(holding), held(holding), amount);
}

/** A payment is voided: what it had put aside may be spent again. */
export function release(holding: Holding, amount: number): readonly Entry[] {
  return move(held(holding), available(holding), amount);
}

/** A payment is captured: what it had put aside is spent. */
export function capture(holding: Holding, amount: number): readonly Entry[] {
  return move(held(holding), own('redeemed', holding), amount);
}

/** What was spent comes back. */
export function refund(holding: Holding, amount: number): readonly Entry[] {
  return move(own('redeemed', holding), available(holding), amount);
}

/** What nobody has spent in time is gone. */
export function expire(holding: Holding, amount: number): readonly Entry[] {
  return move(available(holding), own('expired', holding), amount);
}

/** The shop corrects a balance, upwards or, where the amount is negative, downwards. */
export function adjust(holding: Holding, amount: number): readonly Entry[] {
  return move(own('adjusted', holding), available(holding), amount);
}

/** Value goes from one holder to another, in one unit. */
export function transfer(from: Holding, to: Holding, amount: number): readonly Entry[] {
  return move(available(from), available(to), amount);
}

function move(from: Account, to: Account, amount: number): readonly Entry[] {
  return [
    { account: from, amount: -amount },
    { account: to, amount },
  ];
}

function available(holding: Holding): Account {
  return { ...holding, part: 'available' };
}

function held(holding: Holding): Account {
  return { ...holding, part: 'held' };
}

function own(kind: OwnKind, { kind: holder, unit }: Holding): Account {
  return { kind, part: 'own', holder, unit };
}
