import type { Transaction } from '@eyelet/db/database.ts';
import { payablePayments } from '@eyelet/db/orders/refund.ts';
import { ordersMadeOf } from '@eyelet/db/returns/exchange.ts';
import { returnsOfOrder } from '@eyelet/db/returns/return.ts';
import type { Tables } from '@eyelet/db/tables/tables.ts';
import { leftOf } from '@eyelet/domain/refunds/left.ts';
import { type Given, give } from '@eyelet/domain/returns/give.ts';
import { givenUnits } from '../returns/give-value.ts';
import { paidLinesOf } from '../returns/paid-lines.ts';
import type { StoredOrder } from '../stored-orders/stored-order.ts';
import type { AskedUnits } from './asked-units.ts';

/** What units that are cancelled are worth as they were paid, by the rules of returns. */
export async function worthOfUnits(
  tx: Transaction<Tables>,
  stored: StoredOrder,
  { units, cancelled }: Pick<AskedUnits, 'units' | 'cancelled'>,
): Promise<Given> {
  const { orderNumber } = stored;
  const exchanged = (await ordersMadeOf(tx, orderNumber)).some((one) => one.state !== 'cancelled');
  const returns = await returnsOfOrder(tx, orderNumber);
  const before = {
    units: givenUnits(returns, cancelled),
    exchanged,
    left: leftOf(await payablePayments(tx, orderNumber)),
  };
  return give(
    paidLinesOf(stored),
    before,
    [...units].map(([lineNo, count]) => ({ lineNo, units: count, exchange: null })),
  );
}
