import type { TimelineEntry } from '@eyelet/contracts/order-desk/timeline.ts';
import type { Reader } from '@eyelet/db/database.ts';
import { ordersMadeOf } from '@eyelet/db/returns/exchange.ts';
import { returnsOfOrder } from '@eyelet/db/returns/return.ts';
import { keptSteps } from '../returns/steps-view.ts';
import type { StoredOrder } from '../stored-orders/stored-order.ts';
import { nothing } from './no-entry.ts';

type Returned = NonNullable<TimelineEntry['returned']>;

/** What has happened with the returns of an order and their exchanges, and of what return it was made itself. */
export async function returnEntries(db: Reader, { orderNumber, placedAt, exchange }: StoredOrder) {
  const returns = await returnsOfOrder(db, orderNumber);
  const made = await ordersMadeOf(db, orderNumber);
  const steps = returns.flatMap((one) => {
    const returnId = one.return_id;
    return keptSteps(one).map(({ step, at }) => entry(at, { returnId, step, orderNumber: null }));
  });
  const orders = made.map(({ returnId, orderNumber: of, madeAt }) =>
    entry(madeAt, { returnId, step: 'exchanged', orderNumber: of }),
  );
  const own = exchange
    ? [entry(placedAt, { returnId: exchange.returnId, step: 'sent-instead', orderNumber: exchange.ofOrder })]
    : [];
  return [...own, ...steps, ...orders];
}

function entry(at: Date, returned: Returned): TimelineEntry {
  return { ...nothing, kind: 'return', at: at.toISOString(), returned };
}
