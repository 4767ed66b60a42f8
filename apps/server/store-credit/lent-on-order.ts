import type { Reader } from '@eyelet/db/database.ts';
import { advancesOfOrder } from '@eyelet/db/store-credit/advance.ts';

/** What is lent on the returns of an order, but for one of them if `except` names it, and is not settled; in minor units. */
export async function lentOnOrder(db: Reader, orderNumber: string, except?: string): Promise<number> {
  const advances = await advancesOfOrder(db, orderNumber);
  return advances.filter((one) => one.return_id !== except).reduce((sum, one) => sum + one.amount - one.taken_back, 0);
}
