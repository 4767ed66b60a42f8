import type { TimelineEntry } from '@eyelet/contracts/order-desk/timeline.ts';
import type { Reader } from '@eyelet/db/database.ts';
import { cancellationsOf } from '@eyelet/db/orders/cancelled-items.ts';
import { toAmount } from '@eyelet/domain/money/amount.ts';
import type { StoredOrder } from '../stored-orders/stored-order.ts';
import { nothing } from './no-entry.ts';

/** Which items of an order were cancelled, by whom, and what goes back for them or is released. */
export async function cancelledEntries(
  db: Reader,
  { orderNumber, lines }: Pick<StoredOrder, 'orderNumber' | 'lines'>,
): Promise<readonly TimelineEntry[]> {
  return (await cancellationsOf(db, orderNumber)).map((one): TimelineEntry => {
    const items = one.lines.flatMap(({ lineNo, qty }) => {
      const line = lines.find(({ line_no }) => line_no === lineNo);
      return line ? [{ name: line.name, size: line.size, qty }] : [];
    });
    const itemsCancelled = {
      ...{ cancellationId: one.cancellation_id, by: one.made_by, items },
      ...{ amount: toAmount(one.refund), released: toAmount(one.released) },
    };
    return { ...nothing, kind: 'items', at: one.at.toISOString(), itemsCancelled };
  });
}
