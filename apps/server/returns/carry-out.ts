import type { Transaction } from '@eyelet/db/database.ts';
import { writeFacts } from '@eyelet/db/events/event.ts';
import { moveOrder } from '@eyelet/db/orders/move-order.ts';
import { decideRefundWithin } from '@eyelet/db/orders/refund.ts';
import { closeReturn, type DecidedLine, restock, type StoredReturn } from '@eyelet/db/returns/return.ts';
import type { Tables } from '@eyelet/db/tables/tables.ts';
import type { OrderState } from '@eyelet/domain/orders/life-cycle.ts';
import { isCollected } from '@eyelet/domain/orders/shipping.ts';
import { refundShares } from '@eyelet/domain/payments/refund-shares.ts';
import { refundOfReturn, type UnitsByLine } from '@eyelet/domain/returns/refund.ts';
import { movesOnClosed } from '@eyelet/domain/returns/state.ts';
import type { StoredOrder } from '../stored-orders/stored-order.ts';
import { paidLinesOf } from './paid-lines.ts';

type Decided = Readonly<{
  stored: StoredOrder;
  /** The state of the order, which is locked. */
  state: string;
  /** Every return of the order. */
  returns: readonly StoredReturn[];
  one: StoredReturn;
  decided: readonly DecidedLine[];
  now: Date;
}>;

/**
 * Closes a return in one transaction: decides the refund to the means of payment, puts accepted goods back into stock,
 * and moves the order on. Consumers of its facts carry out the refund and send the mails. Returns the refunded amount
 * in minor units.
 */
export async function carryOut(tx: Transaction<Tables>, closing: Decided): Promise<number> {
  const { stored, state, returns, one, decided, now } = closing;
  const { orderNumber } = stored;
  const returnId = one.return_id;
  const before = unitsOf(returns.filter((other) => other.state === 'closed').flatMap(({ lines }) => lines));
  const accepted: UnitsByLine = new Map(decided.map((line) => [line.lineNo, line.accepted]));
  const paid = paidLinesOf(stored);
  const refund = refundOfReturn(paid, before, accepted).total;
  if (refund > 0) {
    const shares = await decideRefundWithin(tx, { orderNumber, key: `return-${returnId}`, now }, (payments) =>
      refundShares(payments, refund),
    );
    // A defect: goods are sent only when paid, and never more is refunded than was paid.
    if (typeof shares === 'string') throw new Error(`return ${returnId} of ${refund} is ${shares}`);
  }
  await closeReturn(tx, returnId, { lines: decided, refund, now });
  await restock(
    tx,
    orderNumber,
    decided.flatMap(({ lineNo, restocked }) => (restocked > 0 ? [{ lineNo, qty: restocked }] : [])),
  );
  const sent = paid.lines.filter((line) => line.sent);
  const moves = movesOnClosed(state as OrderState, {
    isAll: sent.every(({ lineNo, qty }) => (before.get(lineNo) ?? 0) + (accepted.get(lineNo) ?? 0) >= qty),
    isOpen: returns.some((other) => other !== one && other.state !== 'closed'),
    received: stored.shipments.every((shipment) => isCollected(shipment) || shipment.kind === 'digital')
      ? 'picked up'
      : 'delivered',
  });
  for (const move of moves) await moveOrder(tx, { orderNumber, move, reason: `return ${returnId}`, now });
  const payload = {
    ...{ orderNumber, returnId, refund },
    accepted: decided.map((line) => ({ lineNo: line.lineNo, qty: line.accepted })),
  };
  await writeFacts(tx, [{ name: 'return.closed', subject: orderNumber, payload }], now);
  return refund;
}

function unitsOf(lines: StoredReturn['lines']): UnitsByLine {
  const units = new Map<number, number>();
  for (const { line_no, accepted } of lines) units.set(line_no, (units.get(line_no) ?? 0) + (accepted ?? 0));
  return units;
}
