import type { Reader } from '@eyelet/db/database.ts';
import { readRefundable } from '@eyelet/db/orders/refund.ts';
import { replacementsUnder } from '@eyelet/db/orders/replacement.ts';
import { returnsOfOrder } from '@eyelet/db/returns/return.ts';
import type { StoredOrder } from '../stored-orders/stored-order.ts';
import type { Before } from './replaceable.ts';

/** What has become of the goods that were paid with an order, and of its payments; by default as they are, not locked. */
export async function beforeReplacing(db: Reader, root: StoredOrder, payments?: Before['payments']): Promise<Before> {
  return {
    root,
    returns: await returnsOfOrder(db, root.orderNumber),
    replacements: await replacementsUnder(db, root.orderNumber),
    payments: payments ?? (await readRefundable(db, root.orderNumber))?.payments ?? [],
  };
}
