import type { Account, OwedKind, OwnKind, Unit } from './account.ts';
import type { Entry } from './posting.ts';

/** The owner and kind of value that moves: a gift card, the points of a member, a credit. */
export type Holding = Readonly<{ kind: OwedKind; holder: string; unit: Unit }>;

/** Creates value, such as a gift card that was bought or points that were earned. */
export function issue(holding: Holding, amount: number): readonly Entry[] {
  return move(own('issued', holding), available(holding), amount);
}

/** Reserves value for a payment. */
export function hold(holding: Holding, amount: number): readonly Entry[] {
  return move(available(holding), held(holding), amount);
}

/** Voids a payment: its reserved value can be spent again. */
export function release(holding: Holding, amount: number): readonly Entry[] {
  return move(held(holding), available(holding), amount);
}

/** Captures a payment: its reserved value is spent. */
export function capture(holding: Holding, amount: number): readonly Entry[] {
  return move(held(holding), own('redeemed', holding), amount);
}

/** Returns spent value. */
export function refund(holding: Holding, amount: number): readonly Entry[] {
  return move(own('redeemed', holding), available(holding), amount);
}

/** Removes value that has expired. */
export function expire(holding: Holding, amount: number): readonly Entry[] {
  return move(available(holding), own('expired', holding), amount);
}

/** Corrects a balance, upwards or, if the amount is negative, downwards. */
export function adjust(holding: Holding, amount: number): readonly Entry[] {
  return move(own('adjusted', holding), available(holding), amount);
}

/** Takes back value that was created, such as the points of an order that was cancelled. */
export function takeBack(holding: Holding, amount: number): readonly Entry[] {
  return move(available(holding), own('issued', holding), amount);
}

/** Moves value from one account to another. */
export function move(from: Account, to: Account, amount: number): readonly Entry[] {
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

/** The shop's own side of a kind of value. */
export function own(kind: OwnKind, { kind: holder, unit }: Holding): Account {
  return { kind, part: 'own', holder, unit };
}
