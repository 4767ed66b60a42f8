import { giveBackReturned } from '@eyelet/db/allowances/give-back.ts';
import { cancellationsOf } from '@eyelet/db/orders/cancelled-items.ts';
import { returnsOfOrder } from '@eyelet/db/returns/return.ts';
import type { Tables } from '@eyelet/db/tables/tables.ts';
import type { Kysely } from 'kysely';
import { consumer } from '../events/consumer.ts';
import { givenUnits } from '../returns/give-value.ts';
import { cancelledUnits } from '../stored-orders/cancelled-units.ts';

/**
 * Goods that employees and professionals return count no more towards their year, unless others were bought with them in an exchange.
 * An order that is cancelled or not paid gives all of it back together with its codes.
 */
export const allowanceSpend = consumer('allowance-spend', {
  'return.closed': ({ database: { db } }, { orderNumber }) => countAgain(db, orderNumber),
});

/** The same of items that are cancelled. */
export const cancelledItemAllowances = consumer('cancelled-item-allowances', {
  'order.items-cancelled': ({ database: { db } }, { orderNumber }) => countAgain(db, orderNumber),
});

async function countAgain(db: Kysely<Tables>, orderNumber: string): Promise<void> {
  const closed = (await returnsOfOrder(db, orderNumber)).filter(({ state }) => state === 'closed');
  const units = givenUnits(closed, cancelledUnits(await cancellationsOf(db, orderNumber)));
  for (const { line_no: no, made } of closed.flatMap(({ exchanges }) => exchanges)) {
    units.set(no, Math.max(0, (units.get(no) ?? 0) - (made ?? 0)));
  }
  await giveBackReturned(db, orderNumber, units);
}
