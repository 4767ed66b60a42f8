import type { Reader } from '@eyelet/db/database.ts';
import { type RefundedReturn, refundedReturns } from '@eyelet/db/refunds/of-returns.ts';
import { type MadeOrder, ordersMadeOf } from '@eyelet/db/returns/exchange.ts';
import { creditOfReturns, type ReturnsCredit } from '../store-credit/credit-of-returns.ts';
import { type CarriedReturns, carriedReturns } from './parcel-view.ts';

/** What shows some returns of an order, besides themselves. */
export type KnownOfReturns = Readonly<{
  /** The orders that were made of the returns of the order. */
  made: readonly MadeOrder[];
  /** What of them is store credit. */
  credit: ReturnsCredit;
  /** What of them was given back. */
  refunds: readonly RefundedReturn[];
  /** Their labels of carriers. */
  carried: CarriedReturns;
}>;

/** Reads it. */
export async function knownOfReturns(
  db: Reader,
  orderNumber: string,
  returns: readonly Readonly<{ return_id: string }>[],
): Promise<KnownOfReturns> {
  return {
    made: await ordersMadeOf(db, orderNumber),
    credit: await creditOfReturns(db, orderNumber),
    refunds: await refundedReturns(db, orderNumber),
    carried: await carriedReturns(db, returns),
  };
}
