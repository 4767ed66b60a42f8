import type { Reader } from '@eyelet/db/database.ts';
import { replacementsUnder } from '@eyelet/db/orders/replacement.ts';
import { returnsOfOrder } from '@eyelet/db/returns/return.ts';
import type { StoredOrder } from '../stored-orders/stored-order.ts';
import type { Before } from './replaceable.ts';

/** What has become of the goods that were paid with an order, and of its payments. */
export async function beforeReplacing(
  db: Reader,
  root: StoredOrder,
  payments: Before['payments'] = root.payments,
): Promise<Before> {
  return {
    root,
    returns: await returnsOfOrder(db, root.orderNumber),
    replacements: await replacementsUnder(db, root.orderNumber),
    payments,
  };
}
