import type { Transaction } from '@eyelet/db/database.ts';
import { writeFacts } from '@eyelet/db/events/event.ts';
import { moveOrder } from '@eyelet/db/orders/move-order.ts';
import { decideRefundWithin, refundablePayments } from '@eyelet/db/orders/refund.ts';
import { type ExchangeRow, endExchanges, giveFree } from '@eyelet/db/returns/exchange.ts';
import { type Arrival, placesOfArrival, restock } from '@eyelet/db/returns/restock.ts';
import { closeReturn, type DecidedLine, returnRefundKey, writeGiven } from '@eyelet/db/returns/return.ts';
import { lockStock } from '@eyelet/db/stock/lock-stock.ts';
import { markDue } from '@eyelet/db/store-credit/advance.ts';
import type { Tables } from '@eyelet/db/tables/tables.ts';
import type { OrderState } from '@eyelet/domain/orders/life-cycle.ts';
import { isCollected } from '@eyelet/domain/orders/shipping.ts';
import { atMost, leftOf } from '@eyelet/domain/refunds/left.ts';
import type { Given } from '@eyelet/domain/returns/give.ts';
import { movesOnClosed } from '@eyelet/domain/returns/state.ts';
import { refundBesideLent } from '@eyelet/domain/store-credit/beside-lent.ts';
import { isCreditable } from '@eyelet/domain/store-credit/creditable.ts';
import { lentOnOrder } from '../store-credit/lent-on-order.ts';
import { exchangeShipmentOf } from './exchange-shipment.ts';
import { givenUnits, giveValue } from './give-value.ts';
import type { OpenReturn, UnitsNow } from './open-return.ts';
import { paidLinesOf } from './paid-lines.ts';

/** `money`: money is given back for it, although another size was asked for. */
export type Decision = DecidedLine & Readonly<{ money: boolean }>;

type Closing = OpenReturn &
  Readonly<{
    /** Of the order, which is locked. */
    state: OrderState;
    decided: readonly Decision[];
    /** Where its goods have arrived. */
    arrival: Arrival;
  }>;

/**
 * Closes a return: what is wanted instead of its goods becomes an order, its money is decided to go back to what it was paid with, its
 * goods go back into stock, and the order moves on; all in one transaction, so that no death of a process leaves half of it. Consumers
 * of its facts carry the money and the letters out. Answers what is given back, in minor units.
 */
export async function carryOut(tx: Transaction<Tables>, closing: Closing): Promise<number> {
  const { stored, state, returns, cancelled, one, decided, arrival, now } = closing;
  const { orderNumber } = stored;
  const returnId = one.return_id;
  await lockStock(tx, orderNumber, returnId, placesOfArrival(arrival));
  const given = await giveDecided(tx, closing);
  const left = leftOf(await refundablePayments(tx, orderNumber)) - given.refund;
  const refund = given.refund + (await settleAhead(tx, closing, left));
  if (refund > 0) {
    const wish = {
      orderNumber,
      key: returnRefundKey(returnId),
      now,
      isCredit: one.as_credit ? isCreditable : undefined,
    };
    const lent = await lentOnOrder(tx, orderNumber, returnId);
    const shares = await decideRefundWithin(tx, wish, (payments) => refundBesideLent(payments, refund, { lent }));
    // A defect: goods are sent only when paid, and never more is refunded than was paid.
    if (typeof shares === 'string') throw new Error(`return ${returnId} of ${refund} is ${shares}`);
  }
  await closeReturn(tx, returnId, { lines: decided, refund, now });
  // With the refund, which takes it off itself: what was lent and what is given are never there together.
  await markDue(tx, returnId, now);
  await restock(
    tx,
    orderNumber,
    decided.flatMap(({ lineNo, restocked }) => (restocked > 0 ? [{ lineNo, qty: restocked }] : [])),
    arrival,
  );
  const units = givenUnits(returns, cancelled);
  for (const line of given.lines) units.set(line.lineNo, (units.get(line.lineNo) ?? 0) + line.units);
  const moves = movesOnClosed(state, {
    isAll: paidLinesOf(stored).lines.every(({ lineNo, qty, sent }) => !sent || (units.get(lineNo) ?? 0) >= qty),
    isPaidBack: refund > 0 || returns.some((other) => (other.refund ?? 0) > 0),
    isOpen: returns.some((other) => other !== one && other.state !== 'closed'),
    received: stored.shipments.every((shipment) => isCollected(shipment) || shipment.kind === 'digital')
      ? 'picked up'
      : 'delivered',
  });
  for (const move of moves) await moveOrder(tx, { orderNumber, move, reason: `return ${returnId}`, now });
  const payload = {
    ...{ orderNumber, returnId, refund, carried: one.carried + given.carried },
    accepted: decided.map((line) => ({ lineNo: line.lineNo, qty: line.accepted })),
  };
  await writeFacts(tx, [{ name: 'return.closed', subject: orderNumber, payload }], now);
  return refund;
}

/** Gives what is decided now. What was put aside and is not needed is free. */
async function giveDecided(tx: Transaction<Tables>, closing: Closing): Promise<Given> {
  const { stored, one, decided } = closing;
  const isOpen = (lineNo: number) => one.lines.find(({ line_no }) => line_no === lineNo)?.given === null;
  const held = one.exchanges.filter(({ state }) => state === 'held');
  // Once all was given back, nothing is left that another size could be sent for.
  const isPaid = leftOf(await refundablePayments(tx, stored.orderNumber)) > 0;
  const sent = (exchange: ExchangeRow | undefined) =>
    isPaid && exchange && exchangeShipmentOf(stored, exchange.line_no) ? exchange : undefined;
  const units = decided
    .filter(({ lineNo }) => isOpen(lineNo))
    .map(({ lineNo, accepted, money }): UnitsNow => {
      const exchange = held.find(({ line_no }) => line_no === lineNo);
      return { lineNo, units: accepted, exchange: money ? undefined : sent(exchange) };
    });
  const dropped = held.filter(
    ({ line_no }) => !units.some(({ lineNo, units: count, exchange }) => lineNo === line_no && count > 0 && exchange),
  );
  await giveFree(
    tx,
    one.return_id,
    dropped.map(({ upc, place_id: placeId, qty }) => ({ upc, placeId, qty })),
  );
  await endExchanges(
    tx,
    one.return_id,
    dropped.map(({ line_no }) => ({
      lineNo: line_no,
      state: decided.some(({ lineNo, accepted }) => lineNo === line_no && accepted > 0) ? 'withdrawn' : 'refused',
    })),
  );
  return giveValue(tx, closing, units);
}

/**
 * Settles what another size was sent for before the goods were there: what is left of its worth is given back if all of them are taken
 * back, and otherwise what was sent counts as all that is given. Never more than `left` is given back.
 */
async function settleAhead(tx: Transaction<Tables>, { one, decided }: Closing, left: number): Promise<number> {
  const ahead = one.lines.flatMap(({ line_no: lineNo, given, due }) => {
    const made = one.exchanges.find((exchange) => exchange.line_no === lineNo)?.carried ?? null;
    return given === null || due === null || made === null ? [] : [{ lineNo, given, due, made }];
  });
  const isTaken = ({ lineNo, given }: (typeof ahead)[number]) =>
    decided.some((line) => line.lineNo === lineNo && line.accepted >= given);
  const rests = atMost(
    ahead.map((line) => (isTaken(line) ? line.due - line.made : 0)),
    left,
  );
  const lower = ahead.flatMap(({ lineNo, given, due, made }, index) => {
    const now = made + (rests[index] ?? 0);
    return now === due ? [] : [{ lineNo, given, due: now }];
  });
  await writeGiven(tx, one.return_id, lower);
  return rests.reduce((sum, rest) => sum + rest, 0);
}
