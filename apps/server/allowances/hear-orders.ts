import { giveBackReturned } from '@eyelet/db/allowances/give-back.ts';
import { returnsOfOrder } from '@eyelet/db/returns/return.ts';
import { consumer } from '../events/consumer.ts';
import { givenUnits } from '../returns/give-value.ts';

/**
 * Goods that employees and professionals return count no more towards their year, unless others were bought with them in an exchange.
 * An order that is cancelled or not paid gives all of it back together with its codes.
 */
export const allowanceSpend = consumer('allowance-spend', {
  'return.closed': async ({ database: { db } }, { orderNumber }) => {
    const closed = (await returnsOfOrder(db, orderNumber)).filter(({ state }) => state === 'closed');
    const units = givenUnits(closed);
    for (const { line_no: no, made } of closed.flatMap(({ exchanges }) => exchanges)) {
      units.set(no, Math.max(0, (units.get(no) ?? 0) - (made ?? 0)));
    }
    await giveBackReturned(db, orderNumber, units);
  },
});
