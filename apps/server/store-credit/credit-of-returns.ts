import type { Reader } from '@eyelet/db/database.ts';
import type { StoredReturn } from '@eyelet/db/returns/return.ts';
import { advancesOfOrder } from '@eyelet/db/store-credit/advance.ts';
import { creditedOfReturns } from '@eyelet/db/store-credit/credited.ts';
import { toAmount } from '@eyelet/domain/money/amount.ts';

/** What of the returns of an order was lent as store credit and what has become it, by their ids, in minor units. */
export type ReturnsCredit = Readonly<{ lent: ReadonlyMap<string, number>; credited: ReadonlyMap<string, number> }>;

/** Reads it. */
export async function creditOfReturns(db: Reader, orderNumber: string): Promise<ReturnsCredit> {
  const lent = (await advancesOfOrder(db, orderNumber)).map(({ return_id, amount }) => [return_id, amount] as const);
  return { lent: new Map(lent), credited: await creditedOfReturns(db, orderNumber) };
}

/** Where the money of a return goes as it is wished, and once it is closed, where it went; and what of it was lent before. */
export function returnCreditView(
  { return_id: id, state, as_credit: isWished }: Pick<StoredReturn, 'return_id' | 'state' | 'as_credit'>,
  { lent, credited }: ReturnsCredit,
): Readonly<{ refundTo: 'store-credit' | 'original'; lent: number }> {
  const isCredit = state === 'closed' ? (credited.get(id) ?? 0) > 0 : isWished;
  return { refundTo: isCredit ? 'store-credit' : 'original', lent: toAmount(lent.get(id) ?? 0) };
}
