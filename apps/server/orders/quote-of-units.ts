import type { Transaction } from '@eyelet/db/database.ts';
import { payablePayments } from '@eyelet/db/orders/refund.ts';
import type { Tables } from '@eyelet/db/tables/tables.ts';
import { leftOf } from '@eyelet/domain/refunds/left.ts';
import type { StoredOrder } from '../stored-orders/stored-order.ts';
import type { AskedUnits } from './asked-units.ts';
import { worthOfUnits } from './worth-of-units.ts';

/** What goes back for units that are cancelled, and the part of it for the delivery; of all that is left, what is left of the payments. */
export type CancellationQuote = Readonly<{ refund: number; delivery: number; whole: boolean }>;

/** Quotes units of a locked order by the same steps as their cancellation. */
export async function quoteOfUnits(
  tx: Transaction<Tables>,
  stored: StoredOrder,
  units: AskedUnits,
): Promise<CancellationQuote> {
  if (units.isWhole) {
    return { refund: leftOf(await payablePayments(tx, stored.orderNumber)), delivery: 0, whole: true };
  }
  const { refund, delivery } = await worthOfUnits(tx, stored, units);
  return { refund, delivery: delivery.amount, whole: false };
}
