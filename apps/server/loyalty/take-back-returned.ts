import { returnsOfOrder, type StoredReturn } from '@eyelet/db/returns/return.ts';
import { pointsWithout } from '@eyelet/domain/loyalty/earning.ts';
import type { Shop } from '../kernel/shop.ts';
import { findOrder } from '../stored-orders/stored-order.ts';
import { earningOf } from './earn.ts';
import { takeBackPoints } from './take-back.ts';

/** Takes back the points that the goods of a closed return had earned, once (C9.32). */
export async function takeBackReturned(
  shop: Shop,
  { orderNumber, returnId }: Readonly<{ orderNumber: string; returnId: string }>,
): Promise<void> {
  const order = await findOrder(shop.database.pool, orderNumber);
  const closed = (await returnsOfOrder(shop.database.db, orderNumber))
    .filter(({ state }) => state === 'closed')
    .toSorted(byClosing);
  const at = closed.findIndex(({ return_id: id }) => id === returnId);
  if (!order || at < 0) throw new Error(`there is no closed return ${returnId} of ${orderNumber}`);
  const earning = earningOf(order);
  // As a difference of sums, so that roundings of several returns do not add up.
  const points =
    pointsWithout(earning, acceptedIn(closed.slice(0, at))) -
    pointsWithout(earning, acceptedIn(closed.slice(0, at + 1)));
  await takeBackPoints(shop, { orderNumber, cause: `return ${returnId}`, points });
}

function byClosing(one: StoredReturn, other: StoredReturn): number {
  const apart = (one.closed_at?.getTime() ?? 0) - (other.closed_at?.getTime() ?? 0);
  return apart || (one.return_id < other.return_id ? -1 : 1);
}

/** Units that were taken back, by line number. */
function acceptedIn(returns: readonly StoredReturn[]): ReadonlyMap<number, number> {
  const units = new Map<number, number>();
  for (const { line_no: no, accepted } of returns.flatMap(({ lines }) => lines)) {
    units.set(no, (units.get(no) ?? 0) + (accepted ?? 0));
  }
  return units;
}
