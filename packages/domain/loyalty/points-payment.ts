import type { Unit } from '../ledger/account.ts';
import { type Holding, move, own } from '../ledger/movements.ts';
import type { Entry } from '../ledger/posting.ts';

/** Points that pay as a voucher. While they do, both are on the ledger: the points, and the voucher in money. */
export type PointsPayment = Readonly<{
  /** The member. */
  holder: string;
  points: number;
  /** The value of the voucher: minor units, and their currency. */
  amount: number;
  unit: Unit;
}>;

/** Holds the points, and issues the voucher for them. */
export function holdPoints(payment: PointsPayment): readonly Entry[] {
  const { points, voucher } = holdingsOf(payment);
  return [
    ...move({ ...points, part: 'available' }, { ...points, part: 'held' }, payment.points),
    ...move(own('issued', voucher), { ...voucher, part: 'held' }, payment.amount),
  ];
}

/** Takes the voucher for an amount, and its points. */
export function capturePoints(payment: PointsPayment, amount: number): readonly Entry[] {
  const { points, voucher } = holdingsOf(payment);
  return present([
    ...move({ ...points, part: 'held' }, own('redeemed', points), pointsOf(payment, amount)),
    ...move({ ...voucher, part: 'held' }, own('redeemed', voucher), amount),
  ]);
}

/** Gives back the points held beyond an amount that was captured, by default all. */
export function releasePoints(payment: PointsPayment, taken = 0): readonly Entry[] {
  const { points, voucher } = holdingsOf(payment);
  return present([
    ...move({ ...points, part: 'held' }, { ...points, part: 'available' }, payment.points - pointsOf(payment, taken)),
    ...move({ ...voucher, part: 'held' }, own('issued', voucher), payment.amount - taken),
  ]);
}

/** Gives back the points of an amount that was captured, after `refunded` was given back before. */
export function refundPoints(payment: PointsPayment, amount: number, refunded: number): readonly Entry[] {
  const { points, voucher } = holdingsOf(payment);
  const back = pointsOf(payment, refunded + amount) - pointsOf(payment, refunded);
  return present([
    ...move(own('redeemed', points), { ...points, part: 'available' }, back),
    ...move(own('redeemed', voucher), own('issued', voucher), amount),
  ]);
}

/** The points of a part of the voucher, so that all parts together have all of them. */
function pointsOf({ points, amount: whole }: PointsPayment, amount: number): number {
  return Math.floor((amount * points) / whole);
}

function holdingsOf({ holder, unit }: PointsPayment) {
  const points: Holding & { unit: 'points' } = { kind: 'points', holder, unit: 'points' };
  const voucher: Holding = { kind: 'voucher', holder, unit };
  return { points, voucher };
}

function present(entries: readonly Entry[]): readonly Entry[] {
  return entries.filter(({ amount }) => amount !== 0);
}
