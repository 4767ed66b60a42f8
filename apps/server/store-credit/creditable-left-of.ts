import type { Reader } from '@eyelet/db/database.ts';
import { readRefundable } from '@eyelet/db/orders/refund.ts';
import { creditableLeft } from '@eyelet/domain/store-credit/creditable.ts';

/** What of the payments of an order could still become store credit, in minor units. */
export async function creditableLeftOf(db: Reader, orderNumber: string): Promise<number> {
  return creditableLeft((await readRefundable(db, orderNumber))?.payments ?? []);
}
