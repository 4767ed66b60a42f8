import type { Reader } from '@eyelet/db/database.ts';
import { advancesOfOrder } from '@eyelet/db/store-credit/advance.ts';

/** What was lent on the returns of an order, by their ids, in minor units. */
export async function lentOnReturns(db: Reader, orderNumber: string): Promise<ReadonlyMap<string, number>> {
  return new Map((await advancesOfOrder(db, orderNumber)).map(({ return_id, amount }) => [return_id, amount]));
}
