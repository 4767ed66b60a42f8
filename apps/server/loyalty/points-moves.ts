import {
  capturePoints,
  holdPoints,
  type PointsPayment,
  refundPoints,
  releasePoints,
} from '@eyelet/domain/loyalty/points-payment.ts';
import type { Held, PayingMoves } from '../tenders/ledger-tender.ts';
import { readPointsToken } from './points-token.ts';

/** The moves of a payment by voucher, at the rate at which its points became one. */
export const pointsMoves: PayingMoves = {
  hold(token, amount, unit) {
    const wanted = readPointsToken(token);
    return wanted && holdPoints({ holder: wanted.consumerNo, points: wanted.points, amount, unit });
  },
  capture: (payment, amount) => capturePoints(paymentOf(payment), amount),
  release: (payment, taken) => releasePoints(paymentOf(payment), taken),
  refund: (payment, amount, refunded) => refundPoints(paymentOf(payment), amount, refunded),
};

function paymentOf({ holder, points, held: amount, unit }: Held): PointsPayment {
  return { holder, points, amount, unit };
}
