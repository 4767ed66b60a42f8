import type { Transaction } from '@eyelet/db/database.ts';
import { refundablePayments } from '@eyelet/db/orders/refund.ts';
import { ordersMadeOf } from '@eyelet/db/returns/exchange.ts';
import { addCarried, type StoredReturn, writeGiven } from '@eyelet/db/returns/return.ts';
import type { Tables } from '@eyelet/db/tables/tables.ts';
import { leftOf } from '@eyelet/domain/refunds/left.ts';
import { type Given, give } from '@eyelet/domain/returns/give.ts';
import type { UnitsByLine } from '@eyelet/domain/returns/refund.ts';
import { makeExchange } from './make-exchange.ts';
import type { OpenReturn, UnitsNow } from './open-return.ts';
import { paidLinesOf } from './paid-lines.ts';

/**
 * Gives what units of a return were worth as they were paid: what is wanted instead of them becomes an order, which is paid with what
 * goes along. What is left is to be given back in money, by the caller.
 */
export async function giveValue(tx: Transaction<Tables>, open: OpenReturn, units: readonly UnitsNow[]): Promise<Given> {
  const { stored, returns, cancelled, one } = open;
  const made = await ordersMadeOf(tx, stored.orderNumber);
  const left = leftOf(await refundablePayments(tx, stored.orderNumber));
  // An order that was cancelled is money by now, so that nothing of it was kept.
  const before = {
    units: givenUnits(returns, cancelled),
    exchanged: made.some(({ state }) => state !== 'cancelled'),
    left,
  };
  const given = give(
    paidLinesOf(stored),
    before,
    units.map(({ lineNo, units: count, exchange }) => ({
      ...{ lineNo, units: count, exchange: exchange ? { most: exchange.most } : null },
    })),
  );
  await writeGiven(
    tx,
    one.return_id,
    given.lines.map(({ lineNo, units: count, due }) => ({ lineNo, given: count, due })),
  );
  await addCarried(tx, one.return_id, { carried: given.carried, delivery: given.delivery.amount });
  if (given.carried > 0) await makeExchange(tx, open, { given, units, before: before.units });
  return given;
}

/**
 * Units of each line that something was given for: cancelled, or sent back; of returns from before there were exchanges, those that were
 * accepted.
 */
export function givenUnits(returns: readonly StoredReturn[], cancelled: UnitsByLine): Map<number, number> {
  const units = new Map(cancelled);
  for (const { line_no, given, accepted } of returns.flatMap(({ lines }) => lines)) {
    units.set(line_no, (units.get(line_no) ?? 0) + (given ?? accepted ?? 0));
  }
  return units;
}
